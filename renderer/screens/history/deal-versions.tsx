import { useTranslation } from 'react-i18next';
import type { Deal } from '../../../shared/records/records.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { resultWords } from '../../components/deal-words.ts';
import { namedChairs } from '../../components/named-chairs.ts';
import { PointsText } from '../../components/points-text.tsx';
import { totalsOf } from '../../components/read-sheet.ts';
import { TwoWorthsMarks } from '../../components/two-worths-mark.tsx';
import classes from './history.module.css';

type DealVersionsProps = {
  readonly before: Deal | null;
  readonly after: Deal | null;
  /** Undefined when the table is gone: then the chairs stand for the people. */
  readonly names: ByChair<string> | undefined;
  /** Id of the session's rule system; undefined when the session is gone. */
  readonly ruleset: string | undefined;
};

/** A deal as it was and as it became: who won, the totals, what each won or lost. */
export const DealVersions = ({ before, after, names, ruleset }: DealVersionsProps) => {
  const { t } = useTranslation();
  const shown = names ?? { a: t('table:chair.a'), b: t('table:chair.b'), c: t('table:chair.c'), d: t('table:chair.d') };
  const number = (before ?? after)?.position ?? 0;
  return (
    <table className={classes.versions} aria-label={t('table:history.deal', { deal: number })}>
      <thead>
        <tr>
          <th scope="col">{t('table:history.deal', { deal: number })}</th>
          <th scope="col">{t('table:deals.result')}</th>
          {namedChairs(shown).map((chair) => (
            <th key={chair} scope="col" className={classes.person} title={shown[chair]}>
              {shown[chair]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Version label={t('table:history.before')} deal={before} names={shown} ruleset={ruleset} />
        <Version label={t('table:history.after')} deal={after} names={shown} ruleset={ruleset} />
      </tbody>
    </table>
  );
};

type VersionProps = {
  readonly label: string;
  readonly deal: Deal | null;
  readonly names: ByChair<string>;
  readonly ruleset: string | undefined;
};

const Version = ({ label, deal, names, ruleset }: VersionProps) => {
  const { t } = useTranslation();
  if (deal === null) {
    return (
      <tr>
        <th scope="row">{label}</th>
        <td colSpan={5}>{t('table:history.nothing')}</td>
      </tr>
    );
  }
  const totals = totalsOf(deal.scored);
  const net = deal.scored.outcome?.net;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {resultWords(t, { facts: deal.facts, score: deal.scored, names, ruleset }).join(' ')}
        <TwoWorthsMarks deal={deal} names={names} />
      </td>
      {namedChairs(names).map((chair) => {
        const total = totals[chair];
        return (
          <td key={chair} className={classes.figures}>
            {total === undefined ? null : <PointsText amount={total * 2} dimmed />}{' '}
            {net ? <PointsText amount={net[chair]} signed fw={650} /> : t('table:entry.unknown')}
          </td>
        );
      })}
    </tr>
  );
};
