import { Badge } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconLock,
  IconLockOpen2,
  IconPlayerPlay,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RoundState } from '../../shared/contract/views.ts';

const LOOKS: Readonly<Record<RoundState, { readonly icon: TablerIcon; readonly color: string }>> = {
  'not-yet': { icon: IconCircleDashed, color: 'gray' },
  running: { icon: IconPlayerPlay, color: 'jade' },
  finished: { icon: IconCircleCheck, color: 'jade' },
  confirmed: { icon: IconLock, color: 'jade' },
  reopened: { icon: IconLockOpen2, color: 'orange' },
};

type RoundStateBadgeProps = {
  readonly state: RoundState;
  /** Named with its number where several stand side by side. */
  readonly round?: number;
};

/** Where a round stands, in a word and a sign. */
export const RoundStateBadge = ({ state, round }: RoundStateBadgeProps) => {
  const { t } = useTranslation();
  const { icon: Icon, color } = LOOKS[state];
  const word = t(`room:state.${state}`);
  return (
    <Badge
      variant="outline"
      color={color}
      size="lg"
      autoContrast
      c="inherit"
      data-round-state={state}
      leftSection={<Icon size={15} aria-hidden />}
    >
      {round === undefined ? word : t('room:state.ofRound', { round, state: word })}
    </Badge>
  );
};
