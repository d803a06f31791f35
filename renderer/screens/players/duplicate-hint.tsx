import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { likelyDuplicates } from '../../../shared/records/likely-duplicates.ts';
import type { Player } from '../../../shared/records/records.ts';
import type { MergePair } from './merge-modal.tsx';

/** More than these would push the register off the screen; the next ones show when these are settled. */
const MOST_SHOWN = 3;

type DuplicateHintProps = { readonly players: readonly Player[]; readonly onMerge: (pair: MergePair) => void };

/** Cards that may be those of one person, each with the way to look at both. */
export const DuplicateHint = ({ players, onMerge }: DuplicateHintProps) => {
  const { t } = useTranslation();
  const found = useMemo(() => likelyDuplicates(players), [players]);
  if (found.length === 0) return null;
  const more = found.length - MOST_SHOWN;
  return (
    <Alert
      mb="md"
      color="gray"
      icon={<IconUsersGroup aria-hidden />}
      title={t('players:merge.hint', { count: found.length })}
    >
      <Stack gap={4}>
        {found.slice(0, MOST_SHOWN).map(({ one, other, sign }) => (
          <Group key={`${one.id} ${other.id}`} gap="sm">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t(`players:merge.sign.${sign}`, { one: one.displayName, other: other.displayName })}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('players:merge.compareNames', { one: one.displayName, other: other.displayName })}
              onClick={() => onMerge({ one, other })}
            >
              {t('players:merge.compare')}
            </Button>
          </Group>
        ))}
        <Text size="sm" c="dimmed">
          {more > 0 ? t('players:merge.more', { count: more }) : ''} {t('players:merge.hintIds')}
        </Text>
      </Stack>
    </Alert>
  );
};
