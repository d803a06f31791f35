import { Button, Loader } from '@mantine/core';
import { IconPlus, IconTrophy } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '../../../shared/records/season.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useLive } from '../../host/use-live.ts';
import { SeasonDrawer } from './season-drawer.tsx';
import { SeasonList } from './season-list.tsx';

/** All seasons, the newest first. */
export const SeasonsScreen = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: seasons, error } = useLive((store) => store.seasons.list());
  const [open, setOpen] = useState<{ readonly season: Season | undefined } | undefined>(undefined);
  const close = () => setOpen(undefined);
  const add = () => setOpen({ season: undefined });
  useShortcut('newSeason', add, { off: open !== undefined });
  const onSaved = (id: string): void => {
    const isNew = open?.season === undefined;
    close();
    if (isNew) void navigate({ to: '/seasons/$seasonId', params: { seasonId: id } });
  };
  const none = seasons?.length === 0;
  const button = (
    <Button
      data-next-step={none || undefined}
      leftSection={<IconPlus size={18} aria-hidden />}
      rightSection={<Shortcut of="newSeason" onFill />}
      aria-keyshortcuts={ariaKeys('newSeason')}
      onClick={add}
    >
      {t('season:new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('season:title')} subtitle={t('season:subtitle')}>
        {none ? null : button}
      </PageHeader>
      <LoadFailed error={error} />
      {seasons === undefined && error === undefined ? <Loader aria-label={t('store.connecting')} /> : null}
      {none ? (
        <EmptyState
          icon={<IconTrophy size={40} aria-hidden />}
          title={t('season:empty.title')}
          hint={t('season:empty.hint')}
        >
          {button}
        </EmptyState>
      ) : null}
      {seasons === undefined || none ? null : (
        <SeasonList seasons={seasons} onChange={(season) => setOpen({ season })} />
      )}
      <SeasonDrawer opened={open !== undefined} season={open?.season} onSaved={onSaved} onClose={close} />
    </>
  );
};
