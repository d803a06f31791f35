import { Button, Group, Text } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/records/records.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { joinList } from '../../i18n/locale.ts';
import type { MergePair } from './merge-modal.tsx';

type TickedBarProps = {
  /** Those ticked, in the order of the list. */
  readonly players: readonly Player[];
  readonly onMerge: (pair: MergePair) => void;
  readonly onClear: () => void;
};

/** What can be done with those ticked: two of them may be one person. */
export const TickedBar = ({ players, onMerge, onClear }: TickedBarProps) => {
  const { t } = useTranslation();
  const [one, other] = players;
  const pair = one !== undefined && other !== undefined && players.length === 2 ? { one, other } : undefined;
  const merge = () => {
    if (pair !== undefined) onMerge(pair);
  };
  useShortcut('mergePlayers', merge, { off: pair === undefined });
  if (players.length === 0) return null;
  return (
    <Group gap="md" role="status">
      <Text>{t('players:merge.ticked', { names: joinList(players.map(({ displayName }) => displayName)) })}</Text>
      {pair === undefined ? (
        <Text c="dimmed" size="sm">
          {t('players:merge.tickTwo')}
        </Text>
      ) : (
        <Button
          leftSection={<IconArrowMerge size={18} aria-hidden />}
          rightSection={<Shortcut of="mergePlayers" onFill />}
          aria-keyshortcuts={ariaKeys('mergePlayers')}
          onClick={merge}
        >
          {t('players:merge.open')}
        </Button>
      )}
      <Button variant="subtle" onClick={onClear}>
        {t('players:merge.clear')}
      </Button>
    </Group>
  );
};
