import { Skeleton, Tabs } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../shared/contract/season-views.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { isSeasonPart, SEASON_PARTS, type SeasonPart } from '../../components/season-parts.ts';
import { bestText, daysText } from '../../components/season-words.ts';
import { useLive } from '../../host/use-live.ts';
import { joinList } from '../../i18n/locale.ts';
import { MeetingsPanel } from './meetings-panel.tsx';
import { NoGames } from './no-games.tsx';
import { RatingTable } from './rating-table.tsx';
import classes from './season.module.css';
import { SeasonActions } from './season-actions.tsx';
import { SeasonDrawer } from './season-drawer.tsx';
import { SeasonTable } from './season-table.tsx';

/** One season: the table, the ratings, and everybody against everybody. */
export const SeasonScreen = () => {
  const { t } = useTranslation();
  const { seasonId = '' } = useParams({ strict: false });
  const [changing, setChanging] = useState(false);
  const { data: view, error } = useLive((store) => store.seasons.view({ id: seasonId }), [seasonId]);
  const { part = 'table' } = useSearch({ strict: false });
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined) return <Skeleton height={400} />;
  return (
    <div className={classes.page}>
      <PageHeader title={view.season.name} subtitle={subtitle(t, view)}>
        <SeasonActions view={view} part={part} onChange={() => setChanging(true)} />
      </PageHeader>
      {view.sessions.length === 0 ? <NoGames view={view} /> : <SeasonParts view={view} part={part} />}
      <SeasonDrawer
        opened={changing}
        season={view.season}
        onSaved={() => setChanging(false)}
        onClose={() => setChanging(false)}
      />
    </div>
  );
};

const subtitle = (t: TFunction, { season }: SeasonView): string =>
  joinList([daysText(t, season), t(`season:figure.${season.figure}.label`), bestText(t, season)]);

const SeasonParts = ({ view, part }: { readonly view: SeasonView; readonly part: SeasonPart }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const show = (next: string | null): void => {
    if (!isSeasonPart(next)) return;
    void navigate({
      to: '/seasons/$seasonId',
      params: { seasonId: view.season.id },
      search: next === 'table' ? {} : { part: next },
      replace: true,
    });
  };
  return (
    <Tabs value={part} onChange={show} keepMounted={false} className={classes.parts}>
      <Tabs.List mb="md" aria-label={t('season:parts.label')}>
        {SEASON_PARTS.map((each) => (
          <Tabs.Tab key={each} value={each} fz="md">
            {t(`season:parts.${each}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="table" className={classes.panel}>
        <SeasonTable view={view} />
      </Tabs.Panel>
      <Tabs.Panel value="rating" className={classes.panel}>
        <RatingTable view={view} />
      </Tabs.Panel>
      <Tabs.Panel value="meetings" className={classes.panel}>
        <MeetingsPanel seasonId={view.season.id} />
      </Tabs.Panel>
    </Tabs>
  );
};
