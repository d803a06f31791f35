import { Combobox, Kbd, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findEntries } from './find-entries.ts';
import classes from './palette.module.css';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteOption } from './palette-option.tsx';
import { usePaletteAction } from './use-palette-action.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

type PaletteProps = { readonly opened: boolean; readonly onClose: () => void };

/** Milliseconds after which the cursor is where it was before. */
const CURSOR_IS_BACK = 30;

/** One field that leads anywhere and does what the shell can do. */
export const Palette = ({ opened, onClose }: PaletteProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const act = usePaletteAction();
  // Whoever goes elsewhere must not be taken back to where the cursor was.
  const [leaving, setLeaving] = useState(false);
  const choose = ({ deed }: PaletteEntry) => {
    setLeaving('go' in deed);
    onClose();
    if ('go' in deed) router.history.push(deed.go);
    // The dialog gives the cursor back first, so that what is done may put it elsewhere.
    else window.setTimeout(() => act(deed.run), CURSOR_IS_BACK);
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size="lg"
      yOffset="10vh"
      padding={0}
      returnFocus={!leaving}
      transitionProps={{ duration: 0 }}
      onEnterTransitionEnd={() => setLeaving(false)}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.openLabel')} radius="lg">
        <PaletteBody onChoose={choose} />
      </Modal.Content>
    </Modal.Root>
  );
};

const PaletteBody = ({ onChoose }: { readonly onChoose: (entry: PaletteEntry) => void }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const entries = usePaletteEntries();
  const found = useMemo(() => findEntries(query, entries), [query, entries]);
  const combobox = useCombobox({ opened: true });
  // Of the option that Enter takes: the cursor itself never leaves the field.
  const [active, setActive] = useState<string | null>(null);
  const listed = found.map(({ id }) => id).join(' ');
  // Enter takes the best answer of what is listed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice by arrow stays until the list is another one.
  useEffect(() => setActive(combobox.selectFirstOption()), [listed]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = found.find((entry) => entry.id === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <TextInput
        data-autofocus
        variant="unstyled"
        size="lg"
        className={classes.field}
        leftSection={<IconSearch size={22} aria-hidden />}
        aria-label={t('palette.openLabel')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onBlur={keepCursor}
        onChange={(event) => setQuery(event.currentTarget.value)}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? (combobox.listId ?? undefined) : undefined}
        aria-activedescendant={found.length > 0 ? (active ?? undefined) : undefined}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') setActive(combobox.selectNextOption());
          else if (event.key === 'ArrowUp') setActive(combobox.selectPreviousOption());
          else if (event.key === 'Enter') combobox.clickSelectedOption();
          else return;
          event.preventDefault();
        }}
      />
      <Combobox.Options aria-label={t('palette.results')} className={classes.options}>
        {found.map((entry) => (
          <PaletteOption key={entry.id} entry={entry} />
        ))}
      </Combobox.Options>
      <div role="status">{found.length === 0 ? <Nothing query={query} /> : null}</div>
      <Keys />
    </Combobox>
  );
};

/** A screen that arrives late puts the cursor where it belongs there, which is behind the dialog now. */
const keepCursor = ({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
  if (relatedTarget !== null && field.closest('[role="dialog"]')?.contains(relatedTarget) === false)
    queueMicrotask(() => field.focus());
};

const Nothing = ({ query }: { readonly query: string }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing}>
      <Text fw={600}>{t('palette.nothing', { query: query.trim() })}</Text>
      <Text c="dimmed">{t('palette.hint')}</Text>
    </div>
  );
};

const KEYS = [
  ['palette.arrows', 'palette.move'],
  ['palette.enter', 'palette.go'],
  ['palette.escape', 'palette.leave'],
] as const;

const Keys = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.keys} aria-hidden>
      {KEYS.map(([keys, does]) => (
        <span key={keys}>
          <Kbd size="xs">{t(keys)}</Kbd> {t(does)}
        </span>
      ))}
    </div>
  );
};
