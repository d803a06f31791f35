import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import { figureColumns } from '../components/figure-columns.ts';
import { rankingSentence } from '../components/tie-break-text.ts';
import classes from './standings.module.css';
import { StandingsPage } from './standings-page.tsx';
import { StandingsSheetTable } from './standings-sheet-table.tsx';

/** More columns beside the totals than this need the long side of the paper. */
const MOST_UPRIGHT_COLUMNS = 6;

/** The standings on paper: plain, light, and complete without the screen. */
export const StandingsSheet = () => {
  const { t } = useTranslation();
  return (
    <StandingsPage
      title={t('print:standings.title')}
      file={t('standings:export.file.standings')}
      orientation={(view) =>
        view.roundsSeated + figureColumns(view).length > MOST_UPRIGHT_COLUMNS ? 'landscape' : 'portrait'
      }
      stage={(view) => afterRound(t, view)}
    >
      {(view) => <Standings view={view} />}
    </StandingsPage>
  );
};

const Standings = ({ view }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.rule}>{rankingSentence(t, view.session)}</p>
      {view.rows.length === 0 ? <p>{t('print:standings.empty')}</p> : <StandingsSheetTable view={view} />}
      <p className={classes.foot}>
        {t('print:standings.players', { count: view.fieldSize })}
        {view.roundsSeated > 0 ? ` · ${t('print:standings.roundFigures')}` : null}
        {view.rows.some(({ substitute }) => substitute) ? ` · ${t('standings:substituteHint')}` : null}
        {view.rows.some(({ decidedBy }) => decidedBy !== null) ? ` · ${t('print:standings.decidedMark')}` : null}
      </p>
    </>
  );
};

const afterRound = (t: TFunction, { roundsSeated, session }: StandingsView): string =>
  roundsSeated === 0
    ? t('print:standings.beforeFirst')
    : t('print:standings.afterRound', { round: roundsSeated, rounds: session.roundCount });
