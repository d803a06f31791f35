import { Stack, TextInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { NobodyYet } from './nobody-yet.tsx';
import { PeopleGrid } from './people-grid.tsx';
import { type Person, peopleList } from './people-list.ts';
import { useCheckIn } from './use-check-in.ts';
import { useListKeys } from './use-list-keys.ts';

type CheckInListProps = {
  readonly view: SessionView;
  readonly players: readonly Player[];
  readonly readOnly: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** One field and one list: part of a name, Enter, next. The cursor never has to leave the field. */
export const CheckInList = ({ view, players, readOnly, field }: CheckInListProps) => {
  const { t } = useTranslation();
  const gridId = useId();
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const checkIn = useCheckIn(view.session.id);
  const groups = useMemo(
    () => peopleList({ query: shownQuery, entrants: view.entrants, players }),
    [shownQuery, view.entrants, players],
  );
  const people = groups.flatMap((group) => group.people);
  // Enter takes what the field says now, not what the list showed a moment ago.
  const admitTyped = (line: number): void => {
    const found = peopleList({ query, entrants: view.entrants, players }).flatMap((group) => group.people);
    const person = found[line];
    if (person !== undefined && !readOnly) admit(person);
  };
  const keys = useListKeys({
    count: people.length,
    initial: query.trim() === '' ? undefined : 0,
    onEnter: admitTyped,
    onClear: () => setQuery(''),
  });
  const { reset } = keys;
  const admit = useCallback(
    (person: Person): void => {
      setQuery('');
      reset();
      field.current?.focus();
      void checkIn.admit(person);
    },
    [checkIn, reset, field],
  );
  useShortcut('find', () => field.current?.focus());
  const activeKey = keys.active === undefined ? undefined : people[keys.active]?.key;

  return (
    <Stack gap="sm">
      <TextInput
        ref={field}
        size="lg"
        label={t('sessions:people.search')}
        description={t('sessions:people.searchHint')}
        descriptionProps={{ size: 'sm' }}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={<Shortcut of="find" />}
        aria-keyshortcuts={ariaKeys('find')}
        data-autofocus
        autoFocus
        autoComplete="off"
        spellCheck={false}
        disabled={readOnly}
        value={query}
        onChange={(event) => {
          // The key that leads here, pressed when one is here: it would become a part of a guest's name.
          setQuery(event.currentTarget.value.replace(/^\//, ''));
          reset();
        }}
        onKeyDown={keys.onKeyDown}
        role="combobox"
        aria-expanded={people.length > 0}
        aria-haspopup="grid"
        aria-controls={gridId}
        aria-activedescendant={activeKey && `${gridId}-${activeKey}`}
      />
      {people.length === 0 ? (
        <NobodyYet registered={players.length} />
      ) : (
        <PeopleGrid
          id={gridId}
          groups={groups}
          active={keys.active}
          readOnly={readOnly}
          seatedBefore={view.rounds.length > 0}
          checkIn={checkIn}
          onAdmit={admit}
        />
      )}
    </Stack>
  );
};
