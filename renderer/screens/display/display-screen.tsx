import { Loader } from '@mantine/core';
import { IconDeviceProjector } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, StandingsView } from '../../../shared/contract/views.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useLive } from '../../host/use-live.ts';
import classes from './display.module.css';
import { DisplayBar } from './display-bar.tsx';
import { DisplayClock, SmallClock } from './display-clock.tsx';
import { type DisplayPage, displayPages, type Show } from './display-pages.ts';
import { DisplaySeating } from './display-seating.tsx';
import { DisplayStandings } from './display-standings.tsx';
import { usePager } from './use-pager.ts';

/** For a projector or a second window: who sits where, how long yet, and who leads, turning by themselves. */
export const DisplayScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: session, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const { data: standings } = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  usePageTitle(t('room:display.title'));
  if (session !== undefined && standings !== undefined) return <DisplayBody session={session} standings={standings} />;
  return (
    <main className={classes.screen}>
      {error === undefined ? <Loader aria-label={t('table:round.loading')} /> : <LoadFailed error={error} />}
    </main>
  );
};

type DisplayBodyProps = { readonly session: SessionView; readonly standings: StandingsView };

const DisplayBody = ({ session, standings }: DisplayBodyProps) => {
  const { t } = useTranslation();
  const [show, setShow] = useState<Show>('all');
  const pages = displayPages({ show, session, standings });
  const pager = usePager(pages.length);
  const page = pages[pager.page];
  const round = session.rounds.at(-1);
  return (
    <main className={classes.screen}>
      <header className={classes.head}>
        <h1 className={classes.title}>{session.session.name}</h1>
        {round === undefined ? null : (
          <span className={classes.round}>
            {t('room:display.round', { round: round.round.number, rounds: session.session.roundCount })}
          </span>
        )}
        {round === undefined || round.round.clock === null || isOver(round) || page?.kind === 'clock' ? null : (
          <SmallClock round={round.round} />
        )}
      </header>
      <div className={classes.body} data-page={page?.kind ?? 'none'}>
        {page === undefined ? (
          <EmptyState
            icon={<IconDeviceProjector size={40} aria-hidden />}
            title={t('room:display.nothing')}
            hint={t('room:display.nothingHint')}
          >
            <NextStep to="/sessions/$sessionId/rounds/$round" params={{ sessionId: session.session.id, round: 'now' }}>
              {t('standings:empty.round')}
            </NextStep>
          </EmptyState>
        ) : (
          <PageBody page={page} session={session} standings={standings} />
        )}
      </div>
      <DisplayBar show={show} onShow={setShow} pager={pager} pages={pages.length} />
    </main>
  );
};

const isOver = ({ tables }: RoundView): boolean => tables.every(({ state }) => state === 'finished');

const PageBody = ({ page, session, standings }: DisplayBodyProps & { readonly page: DisplayPage }) => {
  const round = session.rounds.at(-1);
  switch (page.kind) {
    case 'clock':
      return round === undefined ? null : <DisplayClock round={round.round} />;
    case 'seating':
      return round === undefined ? null : <DisplaySeating round={round} from={page.from} to={page.to} />;
    case 'standings':
      return <DisplayStandings view={standings} from={page.from} to={page.to} />;
    default:
      return page satisfies never;
  }
};
