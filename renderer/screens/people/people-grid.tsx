import { Paper, ScrollArea, Table, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsAtFirst } from '../../components/use-rows-at-first.ts';
import classes from './check-in.module.css';
import type { Person, PersonGroup } from './people-list.ts';
import { PersonRow } from './person-row.tsx';
import type { CheckIn } from './use-check-in.ts';

type PeopleGridProps = {
  /** Lines are `<id>-<key of the person>`. */
  readonly id: string;
  readonly groups: readonly PersonGroup[];
  /** Line that Enter takes, counted over all groups. */
  readonly active: number | undefined;
  readonly readOnly: boolean;
  readonly seatedBefore: boolean;
  readonly checkIn: CheckIn;
  readonly onAdmit: (person: Person) => void;
};

/** The people in their groups. Drawn only when something of it changed: the field above must never wait for it. */
export const PeopleGrid = memo(({ id, groups, active, ...rest }: PeopleGridProps) => {
  const { t } = useTranslation();
  const most = useRowsAtFirst();
  const first = groups.map((_, at) => groups.slice(0, at).reduce((sum, { people }) => sum + people.length, 0));
  return (
    <Paper withBorder className={classes.frame}>
      <ScrollArea.Autosize mah={{ base: 'calc(100vh - 640px)', md: 'calc(100vh - 310px)' }} mih={200} type="auto">
        <Table id={id} role="grid" aria-label={t('nav.people')} verticalSpacing={6} horizontalSpacing="md">
          {groups.map((group, at) => (
            <Table.Tbody key={group.id}>
              <Table.Tr className={classes.group}>
                <Table.Th colSpan={3} scope="rowgroup">
                  <Text span size="sm" fw={600}>
                    {t(`sessions:people.group.${group.id}`, { count: group.people.length })}
                  </Text>
                </Table.Th>
              </Table.Tr>
              {group.people.slice(0, most).map((person, offset) => {
                const line = (first[at] ?? 0) + offset;
                return (
                  <PersonRow
                    key={person.key}
                    id={`${id}-${person.key}`}
                    person={person}
                    active={active === line}
                    tabbable={(active ?? 0) === line}
                    {...rest}
                  />
                );
              })}
            </Table.Tbody>
          ))}
        </Table>
      </ScrollArea.Autosize>
    </Paper>
  );
});
