import { Table, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChangedCard } from '../../../shared/session/plan-cards.ts';
import { placeText } from '../../components/card-place-text.ts';
import classes from './plan.module.css';

type ChangedCardsProps = { readonly changed: readonly ChangedCard[]; readonly nameOf: (id: string) => string };

/** The difference card by card: who gets a new one, and which lines of it are other than before. */
export const ChangedCards = ({ changed, nameOf }: ChangedCardsProps) => {
  const { t } = useTranslation();
  const sorted = changed.toSorted((one, other) => nameOf(one.person).localeCompare(nameOf(other.person)));
  return (
    <>
      <Text fw={600} data-testid="cards-changed">
        {t('seating:changed.title', { count: changed.length })}
      </Text>
      <div className={classes.scroll}>
        <Table withRowBorders stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('seating:changed.name')}</Table.Th>
              <Table.Th>{t('seating:changed.lines')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.map(({ person, changes }) => (
              <Table.Tr key={person}>
                <Table.Th scope="row" className={classes.name}>
                  {nameOf(person)}
                </Table.Th>
                <Table.Td>
                  <ul className={classes.changes}>
                    {changes.map(({ round, before, after }) => (
                      <li key={round}>
                        <strong>{t('seating:round', { round })}</strong> {placeText(t, before)}{' '}
                        <IconArrowRight size={16} aria-label={t('seating:changed.becomes')} className={classes.arrow} />{' '}
                        <strong>{placeText(t, after)}</strong>
                      </li>
                    ))}
                  </ul>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
};
