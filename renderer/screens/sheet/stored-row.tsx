import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DealView } from '../../../shared/contract/views.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import { resultWords } from '../../components/deal-words.ts';
import { PointsText } from '../../components/points-text.tsx';
import { totalsOf } from '../../components/read-sheet.ts';
import { Figures } from './figures.tsx';
import { PlaceCell } from './row-frame.tsx';
import classes from './sheet.module.css';

type StoredRowProps = {
  readonly deal: DealView;
  readonly chairs: readonly Chair[];
  readonly names: ByChair<string>;
  readonly ruleset: Ruleset;
};

/** A deal that is saved already, to be looked at: it is corrected at the table, where a correction has its reason and its own undo. */
export const StoredRow = ({ deal, chairs, names, ruleset }: StoredRowProps) => {
  const { t } = useTranslation();
  const { facts, scored } = deal.deal;
  const words = resultWords(t, { facts, score: scored, names, ruleset: ruleset.id });
  const lines = ruleset.payment === 'winner-takes';
  const totals = totalsOf(scored);
  const { players, dealerWins, dealerStays } = scored.context;
  return (
    <tr className={classes.stored} data-stored={deal.number}>
      <th scope="row" className={classes.number}>
        {deal.number}
      </th>
      <PlaceCell place={{ ...deal, players, dealerWins, dealerStays }} names={names} />
      {lines ? (
        <td colSpan={3} className={classes.storedWords}>
          {words.join(' ')}
        </td>
      ) : null}
      {chairs.map((chair) => {
        const total = totals[chair];
        return (
          <td key={chair} className={classes.person} data-won={facts.winner === chair}>
            <div className={classes.hand}>
              {lines ? null : (
                <>
                  <abbr
                    className={classes.storedWind}
                    data-dealer={deal.dealer === chair}
                    title={t(`wind.${deal.winds[chair]}`)}
                  >
                    {t(`windLetter.${deal.winds[chair]}`)}
                  </abbr>
                  <span className={classes.storedTotal}>
                    {total === undefined ? '' : <PointsText amount={total * 2} />}
                  </span>
                </>
              )}
              <Figures name={names[chair]} net={deal.net[chair]} balance={deal.balances[chair]} />
            </div>
          </td>
        );
      })}
      <td className={classes.state}>
        <span className={classes.mark} data-kind="stored">
          <IconDeviceFloppy size={18} aria-hidden />
          <span className={classes.markWord}>{facts.result === 'win' ? t('sheet:state.stored') : words[0]}</span>
        </span>
      </td>
    </tr>
  );
};
