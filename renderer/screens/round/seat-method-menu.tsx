import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { SEATING_METHODS } from '../../../shared/records/seating.ts';
import { openNumbers } from '../../components/plan-rounds.ts';
import { useLive } from '../../host/use-live.ts';
import type { SeatWish } from './use-seat.ts';

type SeatMethodMenuProps = {
  readonly view: SessionView;
  readonly disabled: boolean;
  readonly onSeat: (wish: SeatWish) => void;
};

/** The ways to seat a round, the usual one marked. A random draw from here is a new one; its seed is kept with the round. */
export const SeatMethodMenu = ({ view, disabled, onSeat }: SeatMethodMenuProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { session } = view;
  const { data: plan } = useLive((store) => store.plans.view({ sessionId: session.id }), [session.id]);
  const inPlan = plan?.rounds.some(({ number }) => number === openNumbers(view)[0]) === true;
  const usual = inPlan ? 'planned' : session.seating;
  const wishFor = (method: (typeof SEATING_METHODS)[number]): SeatWish =>
    method === 'random' ? { method, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 } : { method };
  return (
    <Menu
      position="bottom-end"
      width={380}
      portalProps={{ target: '#content' }}
      withInitialFocusPlaceholder={false}
      disabled={disabled}
    >
      <Menu.Target>
        <Button px="xs" disabled={disabled} aria-label={t('seating:method.other')}>
          <IconChevronDown size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SEATING_METHODS.map((method) => (
          <Menu.Item key={method} onClick={() => onSeat(wishFor(method))}>
            <Text span fw={600}>
              {method === 'planned' && inPlan ? t('seating:method.byPlan') : t(`seating:method.${method}`)}
            </Text>
            {method === usual ? (
              <Text span size="sm">
                {' '}
                {t('seating:method.usual')}
              </Text>
            ) : null}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          onClick={() => void navigate({ to: '/sessions/$sessionId/seat', params: { sessionId: session.id } })}
        >
          <Text span fw={600}>
            {t('seating:method.byHand')}
          </Text>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
