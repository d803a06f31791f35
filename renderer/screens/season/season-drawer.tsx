import { Drawer } from '@mantine/core';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { Season } from '../../../shared/records/season.ts';

import { SeasonForm } from './season-form.tsx';

type SeasonDrawerProps = {
  readonly opened: boolean;
  /** Undefined for a new one. */
  readonly season: Season | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** A season's rules, over the screen that shows what they do. */
export const SeasonDrawer = ({ opened, season, onSaved, onClose }: SeasonDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      padding="lg"
      title={t(season === undefined ? 'season:newTitle' : 'season:editTitle')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <SeasonForm
        key={season?.id ?? 'new'}
        season={season}
        today={dayjs().format('YYYY-MM-DD')}
        onSaved={onSaved}
        onCancel={onClose}
      />
    </Drawer>
  );
};
