import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DealView, TableView } from '../../shared/contract/views.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { findRuleset } from '../../shared/scoring/rulesets/registry.ts';
import type { ByChair, Chair } from '../../shared/table/chair.ts';
import { resultWords } from '../components/deal-words.ts';
import { formatPoints } from '../components/format-points.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { namedChairs } from '../components/named-chairs.ts';
import { onTheSpotText } from '../components/on-the-spot-text.ts';
import { totalsOf } from '../components/read-sheet.ts';
import { twoWorthsTexts } from '../components/two-worths-text.ts';
import { unitName } from '../components/unit-text.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';
import classes from './score-sheet.module.css';

/** A table's score sheet on paper: every deal with winds, totals, what it moved, and where everybody stands; room to sign. */
export const ScoreSheetPage = () => {
  const { t } = useTranslation();
  const { tableId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  const { data: status } = useLive((store) => store.store.status());
  if (view === undefined) {
    return <main>{error === undefined ? <p>{t('table:loading')}</p> : <LoadFailed error={error} />}</main>;
  }
  const { session, round, summary } = view;
  const facts = {
    session: session.name,
    date: formatDay(session.date, 'date'),
    round: round.number,
    table: summary.table.number,
  };
  return (
    <PrintPage
      title={t('print:scoreSheet.title', facts)}
      subtitle={t('print:scoreSheet.subtitle', facts)}
      about={t('print:scoreSheet.about', facts)}
      version={status?.seq ?? null}
      orientation="portrait"
      pdfName={t('print:scoreSheet.file', facts)}
    >
      <Deals view={view} ruleset={findRuleset(session.profile.ruleset)} />
      {summary.state === 'finished' ? null : <p className={classes.note}>{t('print:scoreSheet.running')}</p>}
      <ResultNote view={view} />
      <Signatures names={summary.names} />
    </PrintPage>
  );
};

/** Why the result is not what the deals above it come to. */
const ResultNote = ({ view: { summary } }: { readonly view: TableView }) => {
  const { t } = useTranslation();
  const { cancelled, totals } = summary.table;
  if (cancelled) return <p className={classes.note}>{t('room:sheet.cancelled')}</p>;
  return totals === null ? null : <p className={classes.note}>{t('room:sheet.totals')}</p>;
};

type DealsProps = { readonly view: TableView; readonly ruleset: Ruleset | undefined };

const Deals = ({ view, ruleset }: DealsProps) => {
  const { t } = useTranslation();
  const { names, balances } = view.summary;
  return (
    <table className={classes.deals} aria-label={t('print:scoreSheet.deals')}>
      <thead>
        <tr>
          <th scope="col">{t('table:deals.deal')}</th>
          <th scope="col">{t('table:deals.result')}</th>
          {namedChairs(names).map((chair) => (
            <th key={chair} scope="col" colSpan={3} className={classes.person}>
              {names[chair]}
            </th>
          ))}
        </tr>
        <tr className={classes.legend}>
          <td>{t('print:scoreSheet.prevailing')}</td>
          <td />
          {namedChairs(names).map((chair) => (
            <Legend key={chair} worth={ruleset === undefined ? t('table:entry.column.total') : unitName(t, ruleset)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {view.deals.map((deal) => (
          <DealLine key={deal.deal.id} deal={deal} names={names} ruleset={ruleset?.id} />
        ))}
      </tbody>
      <tbody className={classes.sum}>
        <tr>
          <th scope="row" colSpan={2}>
            {t('print:scoreSheet.result')}
          </th>
          {namedChairs(names).map((chair) => (
            <td key={chair} colSpan={3} className={`${classes.figure} ${classes.first}`}>
              {formatPoints(balances[chair], true)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

const Legend = ({ worth }: { readonly worth: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <td className={`${classes.figure} ${classes.first}`}>{worth}</td>
      <td className={classes.figure}>{t('print:scoreSheet.net')}</td>
      <td className={classes.figure}>{t('table:entry.column.balance')}</td>
    </>
  );
};

type DealLineProps = {
  readonly deal: DealView;
  readonly names: ByChair<string>;
  readonly ruleset: string | undefined;
};

const DealLine = ({ deal, names, ruleset }: DealLineProps) => {
  const { t } = useTranslation();
  const { facts } = deal.deal;
  const totals = totalsOf(deal.deal.scored);
  const counts = Boolean(deal.deal.scored.outcome?.net);
  return (
    <tr>
      <th scope="row" className={classes.number}>
        {deal.number} {t(`windLetter.${deal.prevailingWind}`)}
        {deal.extra === 0 ? '' : ` +${deal.extra}`}
      </th>
      <td className={classes.result}>
        {resultWords(t, { facts, score: deal.deal.scored, names, ruleset }).join(' ')}
        {counts ? '' : ` ${t('print:scoreSheet.notCounted')}`}
        {twoWorthsTexts(t, deal.deal, names).map((text) => (
          <div key={text}>{text}</div>
        ))}
        {facts.instant.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: on paper nothing moves, and a player may declare two kongs
          <div key={index}>{t('table:onTheSpot.by', { name: names[event.seat], what: onTheSpotText(t, event) })}</div>
        ))}
      </td>
      {namedChairs(names).map((chair) => (
        <Figures key={chair} deal={deal} chair={chair} total={totals[chair]} />
      ))}
    </tr>
  );
};

type FiguresProps = { readonly deal: DealView; readonly chair: Chair; readonly total: number | undefined };

const Figures = ({ deal, chair, total }: FiguresProps) => {
  const { t } = useTranslation();
  return (
    <>
      <td className={`${classes.figure} ${classes.first}`}>
        <span className={deal.dealer === chair ? classes.dealer : classes.wind}>
          {t(`windLetter.${deal.winds[chair]}`)}
        </span>{' '}
        {total === undefined ? '' : formatPoints(total * 2)}
      </td>
      <td className={`${classes.figure} ${deal.deal.facts.winner === chair ? classes.winner : ''}`}>
        {formatPoints(deal.net[chair], true)}
      </td>
      <td className={`${classes.figure} ${classes.balance}`}>{formatPoints(deal.balances[chair], true)}</td>
    </>
  );
};

const Signatures = ({ names }: { readonly names: ByChair<string> }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.signatures} aria-label={t('print:scoreSheet.signatures')}>
      {namedChairs(names).map((chair) => (
        <div key={chair} className={classes.signature}>
          {names[chair]}
        </div>
      ))}
    </section>
  );
};
