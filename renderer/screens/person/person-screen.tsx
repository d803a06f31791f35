import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconChartLine, IconFileSpreadsheet } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PersonView } from '../../../shared/contract/season-views.ts';
import { isErased } from '../../../shared/records/erase-person.ts';
import { writeRatingHistory } from '../../../shared/records/season-csv.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { HistoryLink } from '../../components/history-link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSaveFile } from '../../components/use-save-file.ts';
import { formatCsv } from '../../files/csv-file.ts';
import { fileNamePart } from '../../files/file-name.ts';
import { useLive } from '../../host/use-live.ts';
import { joinList } from '../../i18n/locale.ts';
import { PersonFigures } from './person-figures.tsx';
import { PersonPartners } from './person-partners.tsx';
import { PersonRating } from './person-rating.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PersonStandOut } from './person-stand-out.tsx';

/** One person: what was played, how it went, and against whom. */
export const PersonScreen = () => {
  const { t } = useTranslation();
  const { playerId = '' } = useParams({ strict: false });
  const { season } = useSearch({ strict: false });
  const seasonId = season ?? null;
  const { data: view, error } = useLive((store) => store.seasons.person({ seasonId, playerId }), [seasonId, playerId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined) return <Skeleton height={400} />;
  const { player } = view;
  const erased = isErased(player) ? t('players:erase.card') : '';
  const about = [player.club, player.country, player.outsideId, erased].filter((part) => part !== '');
  return (
    <>
      <PageHeader title={player.displayName} subtitle={about.length === 0 ? undefined : joinList(about)}>
        <SeasonChoice view={view} />
        <HistoryLink
          size="sm"
          sessionId={null}
          record={{ kind: 'players', id: player.id }}
          label={t('history:link.player')}
        />
        {view.steps.length > 0 ? <HistoryButton view={view} /> : null}
      </PageHeader>
      {view.sessions.length === 0 && view.steps.length === 0 ? (
        <EmptyState
          icon={<IconChartLine size={40} aria-hidden />}
          title={t('season:person.empty')}
          hint={t('season:person.emptyHint')}
        >
          <NextStep to="/">{t('season:empty.toSessions')}</NextStep>
        </EmptyState>
      ) : (
        <Stack gap="xl">
          <PersonFigures view={view} />
          <PersonRating view={view} />
          <PersonSessions view={view} />
          <PersonStandOut view={view} />
          <PersonPartners view={view} />
        </Stack>
      )}
    </>
  );
};

/** Over one season, or over everything. */
const SeasonChoice = ({ view }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={t('season:person.choose')}
      value={view.season?.id ?? ''}
      data={[
        { value: '', label: t('season:person.everything') },
        ...view.seasons.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        void navigate({
          to: '/players/$playerId',
          params: { playerId: view.player.id },
          search: value === '' ? {} : { season: value },
          replace: true,
        })
      }
    />
  );
};

const HistoryButton = ({ view: { player, steps } }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  const save = useSaveFile();
  const write = () => {
    const playerCode = player.outsideId || player.id;
    const name = [fileNamePart(player.displayName), t('season:export.file.history')];
    return save({
      suggestedName: `${name.filter((part) => part !== '').join(' - ')}.csv`,
      mime: 'text/csv;charset=utf-8',
      data: formatCsv(writeRatingHistory({ playerCode, name: player.displayName, steps })),
    });
  };
  return (
    <Button variant="default" leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => void write()}>
      {t('season:export.history')}
    </Button>
  );
};
