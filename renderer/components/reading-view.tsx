import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReadGroup } from '../../shared/scoring/score-sheet.ts';
import classes from './reading-view.module.css';
import { TileGroup } from './tile/tile-group.tsx';

/** How tiles were read: each set with its kind, concealed or not, and the one that the last tile completed. */
export const ReadingView = ({ groups }: { readonly groups: readonly ReadGroup[] }) => {
  const { t } = useTranslation();
  return (
    <Group gap="xs" style={{ rowGap: 6 }}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are in order and never move
        <span key={index} className={classes.group} data-won={group.won}>
          <TileGroup tiles={group.tiles} state={t(`table:sheet.${group.exposed ? 'exposed' : 'concealed'}`)} />
          <span className={classes.caption}>
            {t(`table:group.${group.kind}`)}
            {group.exposed ? '' : ` · ${t('table:sheet.concealed')}`}
            {group.won ? ` · ${t('table:sheet.won')}` : ''}
          </span>
        </span>
      ))}
    </Group>
  );
};
