import { SegmentedControl, Skeleton } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../shared/contract/season-views.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { isSeasonPart, SEASON_PARTS, type SeasonPart } from '../components/season-parts.ts';
import { bestText, daysText, ruleText } from '../components/season-words.ts';
import { fileNamePart } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { joinList } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';
import classes from './season.module.css';
import { SeasonSheetMeetings } from './season-sheet-meetings.tsx';
import { SeasonSheetRatings } from './season-sheet-ratings.tsx';
import { SeasonSheetTable, sessionColumns } from './season-sheet-table.tsx';

/** More session columns than this need the long side of the paper. */
const MOST_UPRIGHT = 5;

/** The season on paper: its table, its ratings or who met whom, each complete without the screen. */
export const SeasonSheet = () => {
  const { t } = useTranslation();
  const { seasonId = '' } = useParams({ strict: false });
  const { part = 'table' } = useSearch({ strict: false });
  const { data: view, error } = useLive((store) => store.seasons.view({ id: seasonId }), [seasonId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined) return <Skeleton height={400} m="xl" />;
  const { season } = view;
  const wide = part === 'meetings' || (part === 'table' && sessionColumns(view).length > MOST_UPRIGHT);
  const title = t(`season:paper.title.${part}`);
  return (
    <PrintPage
      title={title}
      subtitle={`${season.name} · ${joinList([daysText(t, season), bestText(t, season)])}`}
      about={`${season.name} · ${title}`}
      version={view.version}
      orientation={wide ? 'landscape' : 'portrait'}
      pdfName={`${[fileNamePart(season.name), t(`season:export.file.${part}`)].filter((each) => each !== '').join(' - ')}.pdf`}
      tools={<PartChoice seasonId={seasonId} part={part} />}
    >
      <Part view={view} part={part} />
    </PrintPage>
  );
};

const PartChoice = ({ seasonId, part }: { readonly seasonId: string; readonly part: SeasonPart }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label={t('season:parts.label')}
      value={part}
      data={SEASON_PARTS.map((value) => ({ value, label: t(`season:parts.${value}`) }))}
      onChange={(next) => {
        if (!isSeasonPart(next)) return;
        void navigate({
          to: '/print/season/$seasonId',
          params: { seasonId },
          search: next === 'table' ? {} : { part: next },
          replace: true,
        });
      }}
    />
  );
};

const Part = ({ view, part }: { readonly view: SeasonView; readonly part: SeasonPart }) => {
  const { t } = useTranslation();
  switch (part) {
    case 'table':
      return (
        <>
          <Notices view={view} />
          <p className={classes.rule}>{ruleText(t, view)}</p>
          <SeasonSheetTable view={view} />
        </>
      );
    case 'rating':
      return <SeasonSheetRatings view={view} />;
    case 'meetings':
      return <SeasonSheetMeetings seasonId={view.season.id} />;
    default:
      return part satisfies never;
  }
};

const Notices = ({ view: { season, sessions, profiles } }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  const open = sessions.filter(({ state }) => state === 'open').length;
  return (
    <>
      {open > 0 ? <p className={classes.notice}>{t('season:openSessions', { count: open })}</p> : null}
      {profiles.length > 1 ? (
        <p className={classes.notice}>
          {season.figure === 'game-points' ? `${t('season:mixed.title')}: ` : ''}
          {t(season.figure === 'game-points' ? 'season:mixed.figure' : 'season:mixed.column')}{' '}
          {profiles
            .map((profile) =>
              t('season:mixed.profile', {
                rules: t(`rules:${profile.ruleset}.name`),
                sessions: joinList(profile.sessions),
              }),
            )
            .join('; ')}
        </p>
      ) : null}
    </>
  );
};
