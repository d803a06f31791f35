import { Drawer, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isErased } from '../../../shared/records/erase-person.ts';
import type { Player } from '../../../shared/records/records.ts';
import { PlayerForm } from './player-form.tsx';

type PlayerDrawerProps = {
  readonly opened: boolean;
  /** Undefined for a new one. */
  readonly player: Player | undefined;
  readonly onErase: (player: Player) => void;
  readonly onClose: () => void;
};

/** A player's card, over the list so that the place in it is kept. */
export const PlayerDrawer = ({ opened, player, onErase, onClose }: PlayerDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      padding="lg"
      title={player === undefined ? t('players:add') : t('players:edit')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {player !== undefined && isErased(player) ? (
        <>
          <Text fw={550} mb="xs">
            {player.displayName}
          </Text>
          <Text>{t('players:erase.card')}</Text>
        </>
      ) : (
        <PlayerForm key={player?.id ?? 'new'} player={player} onErase={onErase} onClose={onClose} />
      )}
    </Drawer>
  );
};
