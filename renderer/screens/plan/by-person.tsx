import { Stack, Table, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsOf } from '../../../shared/session/plan-cards.ts';
import { placeText, shortPlaceText } from '../../components/card-place-text.ts';
import type { ScheduledRound } from '../../components/plan-rounds.ts';
import { matchesSearch } from '../../components/search-text.ts';
import classes from './plan.module.css';

type ByPersonProps = { readonly rounds: readonly ScheduledRound[]; readonly nameOf: (id: string) => string };

/** Everybody's card as a row: table and wind in each round. */
export const ByPerson = ({ rounds, nameOf }: ByPersonProps) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const cards = useMemo(() => cardsOf(rounds), [rounds]);
  const people = [...cards]
    .map(([id, places]) => ({ id, name: nameOf(id), places }))
    .filter(({ name }) => matchesSearch(wanted, [name]))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Stack gap="md">
      <TextInput
        label={t('seating:findPerson')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
        maw={360}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('seating:tabs.person')}>
        <Table stickyHeader highlightOnHover tabularNums className={classes.grid}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('seating:changed.name')}</Table.Th>
              {rounds.map(({ number }) => (
                <Table.Th key={number}>{t('seating:round', { round: number })}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map(({ id, name, places }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" className={classes.name}>
                  {name}
                </Table.Th>
                {rounds.map(({ number }) => {
                  const place = places.get(number) ?? null;
                  return (
                    <Table.Td key={number} className={classes.seatCell} title={placeText(t, place)}>
                      {shortPlaceText(t, place)}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {people.length === 0 ? <Text c="dimmed">{t('seating:nobodyFound')}</Text> : null}
    </Stack>
  );
};
