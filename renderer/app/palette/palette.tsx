import { Combobox, Kbd, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findEntries } from './find-entries.ts';
import classes from './palette.module.css';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteOption } from './palette-option.tsx';
import { usePaletteAction } from './use-palette-action.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

type PaletteProps = { readonly opened: boolean; readonly onClose: () => void };

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
    else act(deed.run);
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
        <PaletteBody onChoose={choose} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
};

type PaletteBodyProps = Pick<PaletteProps, 'onClose'> & { readonly onChoose: (entry: PaletteEntry) => void };

const PaletteBody = ({ onChoose, onClose }: PaletteBodyProps) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const entries = usePaletteEntries();
  const found = useMemo(() => findEntries(query, entries), [query, entries]);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  const listed = found.map(({ id }) => id).join(' ');
  // Enter takes the best answer of what is listed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice by arrow stays until the list is another one.
  useEffect(() => void selectFirstOption(), [listed]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = found.find((entry) => entry.id === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
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
          onChange={(event) => setQuery(event.currentTarget.value)}
          // The list keeps the key from the dialog: to it an open list is what Escape closes first.
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) onClose();
          }}
        />
      </Combobox.EventsTarget>
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
