import { TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../shared/contract/views.ts';
import { Shortcut } from './shortcut.tsx';
import { ariaKeys } from './shortcuts/key-names.ts';
import type { ShortcutId } from './shortcuts/shortcut-list.ts';

type GoToTableProps = {
  readonly sessionId: string;
  /** The tables of the round on screen; undefined while they are not known yet. */
  readonly tables: readonly { readonly table: Pick<TableSummary['table'], 'id' | 'number'> }[] | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  /** The key that brings the cursor here, where there is one. */
  readonly shortcut?: ShortcutId;
  /** A digit typed anywhere on the screen goes here. */
  readonly catchDigits?: boolean;
};

/** Any table: its number and Enter. */
export const GoToTable = ({
  sessionId,
  tables,
  inputRef,
  autoFocus = false,
  shortcut,
  catchDigits = false,
}: GoToTableProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  const [entered, setEntered] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  useEffect(() => {
    if (!catchDigits) return;
    // The cursor moves before the key is typed, so that the digit itself lands in the field.
    const take = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (!typing && /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) own.current?.focus();
    };
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, [catchDigits]);
  const go = () => {
    // In a large room its tables come after the screen: whoever is quicker is not told that there is no such table.
    setEntered(tables === undefined);
    if (tables === undefined) return;
    const wanted = tables.find(({ table }) => String(table.number) === text.trim());
    setMissing(wanted === undefined && text.trim() !== '' ? text.trim() : undefined);
    if (wanted === undefined) return;
    setText('');
    void navigate({ to: '/sessions/$sessionId/tables/$tableId', params: { sessionId, tableId: wanted.table.id } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tables have come.
  useEffect(() => {
    if (entered && tables !== undefined) go();
  }, [entered, tables]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextInput
        ref={ref}
        w={180}
        aria-label={t('table:goTo.label')}
        placeholder={t('table:goTo.placeholder')}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={autoFocus}
        value={text}
        error={missing === undefined ? undefined : t('table:goTo.missing', { number: missing })}
        rightSectionWidth={64}
        rightSection={shortcut === undefined ? <Shortcut keys={t('table:keys.enter')} /> : <Shortcut of={shortcut} />}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMissing(undefined);
          setEntered(false);
        }}
      />
    </form>
  );
};
