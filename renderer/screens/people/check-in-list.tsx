import { Paper, ScrollArea, Stack, Table, Text, TextInput } from '@mantine/core';
import { useHotkeys, useId } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import classes from './check-in.module.css';
import { NobodyYet } from './nobody-yet.tsx';
import { type Person, peopleList } from './people-list.ts';
import { PersonRow } from './person-row.tsx';
import { useCheckIn } from './use-check-in.ts';
import { useListKeys } from './use-list-keys.ts';

type CheckInListProps = {
  readonly view: SessionView;
  readonly players: readonly Player[];
  readonly readOnly: boolean;
};

/** One field and one list: part of a name, Enter, next. The cursor never has to leave the field. */
export const CheckInList = ({ view, players, readOnly }: CheckInListProps) => {
  const { t } = useTranslation();
  const gridId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const checkIn = useCheckIn(view.session.id);
  const groups = peopleList({ query: shownQuery, entrants: view.entrants, players });
  const people = groups.flatMap((group) => group.people);

  const admit = (person: Person): void => {
    setQuery('');
    keys.reset();
    field.current?.focus();
    void checkIn.admit(person);
  };
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
    onUndo: query === '' ? checkIn.undoLast : undefined,
    onClear: () => setQuery(''),
  });
  useHotkeys([['/', () => field.current?.focus()]]);

  let index = -1;
  return (
    <Stack gap="sm">
      <TextInput
        ref={field}
        size="lg"
        label={t('sessions:people.search')}
        description={t('sessions:people.searchHint')}
        descriptionProps={{ size: 'sm' }}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={<Shortcut keys="/" />}
        aria-keyshortcuts="/"
        data-autofocus
        autoFocus
        autoComplete="off"
        spellCheck={false}
        disabled={readOnly}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          keys.reset();
        }}
        onKeyDown={keys.onKeyDown}
        role="combobox"
        aria-expanded={people.length > 0}
        aria-haspopup="grid"
        aria-controls={gridId}
        aria-activedescendant={keys.active === undefined ? undefined : `${gridId}-${keys.active}`}
      />
      {people.length === 0 ? (
        <NobodyYet registered={players.length} />
      ) : (
        <Paper withBorder className={classes.frame}>
          <ScrollArea.Autosize mah={{ base: 'calc(100vh - 640px)', md: 'calc(100vh - 310px)' }} mih={200} type="auto">
            <Table id={gridId} role="grid" aria-label={t('nav.people')} verticalSpacing={6} horizontalSpacing="md">
              {groups.map((group) => (
                <Fragment key={group.id}>
                  <Table.Tbody>
                    <Table.Tr className={classes.group}>
                      <Table.Th colSpan={3} scope="rowgroup">
                        <Text span size="sm" fw={600}>
                          {t(`sessions:people.group.${group.id}`, { count: group.people.length })}
                        </Text>
                      </Table.Th>
                    </Table.Tr>
                    {group.people.map((person) => {
                      index += 1;
                      const own = index;
                      return (
                        <PersonRow
                          key={person.key}
                          id={`${gridId}-${own}`}
                          person={person}
                          active={keys.active === own}
                          tabbable={(keys.active ?? 0) === own}
                          readOnly={readOnly}
                          seatedBefore={view.rounds.length > 0}
                          checkIn={checkIn}
                          onAdmit={admit}
                        />
                      );
                    })}
                  </Table.Tbody>
                </Fragment>
              ))}
            </Table>
          </ScrollArea.Autosize>
        </Paper>
      )}
    </Stack>
  );
};
