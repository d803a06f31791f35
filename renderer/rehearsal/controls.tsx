import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../components/shortcut.tsx';
import { ariaKeys } from '../components/shortcuts/key-names.ts';
import { endRehearsal } from './opened.ts';
import type { Rehearsal } from './use-rehearsal.ts';

/** Play and pause, one step, the speed, and the way out. */
export const Controls = ({ rehearsal: { player, tell, waiting } }: { readonly rehearsal: Rehearsal }) => {
  const { t } = useTranslation();
  const playing = player.mode === 'playing';
  return (
    <Group gap="xs" wrap="nowrap" flex="none">
      <Button
        miw={170}
        disabled={waiting}
        leftSection={playing ? <IconPlayerPause size={20} aria-hidden /> : <IconPlayerPlay size={20} aria-hidden />}
        rightSection={<Shortcut of="playRehearsal" onFill />}
        aria-keyshortcuts={ariaKeys('playRehearsal')}
        onClick={() => tell({ type: playing ? 'hold' : 'play' })}
      >
        {t(playing ? 'rehearsal:pause' : player.mode === 'cut-off' ? 'rehearsal:goOn' : 'rehearsal:play')}
      </Button>
      <Button
        variant="default"
        disabled={waiting}
        leftSection={<IconPlayerSkipForward size={18} aria-hidden />}
        rightSection={<Shortcut of="nextRehearsalStep" />}
        aria-keyshortcuts={ariaKeys('nextRehearsalStep')}
        onClick={() => tell({ type: 'next' })}
      >
        {t('rehearsal:next')}
      </Button>
      <Button
        variant="default"
        px="sm"
        aria-label={t('rehearsal:speed', { speed: player.speed })}
        onClick={() => tell({ type: 'speed' })}
      >
        {t('rehearsal:times', { speed: player.speed })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        rightSection={<Shortcut of="stopRehearsal" />}
        aria-keyshortcuts={ariaKeys('stopRehearsal')}
        onClick={endRehearsal}
      >
        {t('rehearsal:stop')}
      </Button>
    </Group>
  );
};
