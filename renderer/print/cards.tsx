import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsOf } from '../../shared/session/plan-cards.ts';
import type { CardPlace } from '../../shared/session/seating/plan.ts';
import { windOfChair } from '../../shared/table/chair.ts';
import type { ScheduledRound } from '../components/plan-rounds.ts';
import { PlanPaper } from './plan-paper.tsx';
import classes from './plan-sheets.module.css';

const SIZES = ['usual', 'large'] as const;
type Size = (typeof SIZES)[number];

/** Everybody's own card to carry: table and wind of each round. Several to a sheet, with lines to cut along; large ones for those who want them. */
export const CardsPage = () => {
  const { t } = useTranslation();
  const [size, setSize] = useState<Size>('usual');
  return (
    <PlanPaper
      sheet="cards"
      tools={
        <SegmentedControl
          aria-label={t('seating:paper.cards.size')}
          value={size}
          onChange={setSize}
          data={SIZES.map((value) => ({ value, label: t(`seating:paper.cards.sizes.${value}`) }))}
        />
      }
    >
      {({ view, rounds, nameOf }) => (
        <ul className={classes.cards} data-size={size}>
          {[...cardsOf(rounds)]
            .map(([id, places]) => ({ id, name: nameOf(id), places }))
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ id, name, places }) => (
              <Card key={id} session={view.session.name} name={name} rounds={rounds} places={places} />
            ))}
        </ul>
      )}
    </PlanPaper>
  );
};

type CardProps = {
  readonly session: string;
  readonly name: string;
  readonly rounds: readonly ScheduledRound[];
  readonly places: ReadonlyMap<number, CardPlace>;
};

const Card = ({ session, name, rounds, places }: CardProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.card}>
      <h2 className={classes.cardName}>{name}</h2>
      <p className={classes.cardSession}>{session}</p>
      <table className={classes.cardTable}>
        <thead>
          <tr>
            <th scope="col">{t('seating:whichRound')}</th>
            <th scope="col">{t('seating:table')}</th>
            <th scope="col">{t('seating:paper.wind')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ number }) => (
            <CardLine key={number} round={number} place={places.get(number)} />
          ))}
        </tbody>
      </table>
    </li>
  );
};

const CardLine = ({ round, place }: { readonly round: number; readonly place: CardPlace | undefined }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{round}</th>
      {place?.kind === 'seat' ? (
        <>
          <td>
            <strong>{place.table}</strong>
          </td>
          <td>{t(`wind.${windOfChair(place.chair, 'a')}`)}</td>
        </>
      ) : (
        <td colSpan={2}>{place === undefined ? '–' : t('seating:place.sitOut')}</td>
      )}
    </tr>
  );
};
