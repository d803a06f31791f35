import { ActionIcon, Button, Group, NumberInput, Paper, Tooltip } from '@mantine/core';
import {
  IconBell,
  IconBellOff,
  IconClockX,
  IconDeviceProjector,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView } from '../../../shared/contract/views.ts';
import { MOST_MINUTES, readClock } from '../../../shared/session/clock.ts';
import { ClockFace } from '../../components/clock/clock-face.tsx';
import { useClockSound, useSoundSetting } from '../../components/clock/clock-sound.ts';
import { useNowAt } from '../../components/clock/use-now-at.ts';
import { useTick } from '../../components/clock/use-tick.ts';
import type { CommandRunner } from '../../components/run-command.ts';
import { useHost } from '../../host/host-context.tsx';
import classes from './round.module.css';

type ClockPanelProps = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly editable: boolean;
  readonly command: CommandRunner;
};

/** The room's clock with what can be done to it, and the way to the projector. */
export const ClockPanel = ({ view, round, editable, command }: ClockPanelProps) => {
  const { t } = useTranslation();
  const host = useHost();
  const { clock } = round.round;
  const over = round.tables.every(({ state }) => state === 'finished');
  const rules = editable && !over;
  return (
    <Paper withBorder px="md" py="xs" mb="md" component="section" aria-label={t('room:clock.title')}>
      <Group justify="space-between" gap="md">
        {over ? <span className={classes.deals}>{t('room:clock.over')}</span> : null}
        {clock === null && !over ? (
          <StartClock view={view} round={round} editable={editable} command={command} />
        ) : null}
        {clock === null || over ? null : <RunningClock round={round} />}
        <Group gap="xs">
          {clock !== null && rules ? <ClockButtons round={round} command={command} /> : null}
          <SoundButton />
          <Button
            variant="default"
            leftSection={<IconDeviceProjector size={18} aria-hidden />}
            onClick={() => host.openDisplay(view.session.id)}
          >
            {t('room:display.open')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
};

const RunningClock = ({ round: { round } }: { readonly round: RoundView }) => {
  const now = useTick(round.clock?.endsAt !== null);
  const reading = readClock(round.clock, { now });
  useClockSound(reading);
  return <ClockFace reading={reading} />;
};

const StartClock = ({ view, round, editable, command }: ClockPanelProps) => {
  const { t } = useTranslation();
  const { ending } = view.session;
  const [minutes, setMinutes] = useState<number | string>(ending.kind === 'minutes' ? ending.count : 60);
  if (!editable) return <span className={classes.deals}>{t('room:clock.none')}</span>;
  const valid = Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= MOST_MINUTES;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!valid) return;
        void command.run((store) => store.clock.start({ roundId: round.round.id, minutes: Number(minutes) }), {
          done: t('room:clock.started', { count: Number(minutes) }),
        });
      }}
    >
      <Group gap="xs">
        <NumberInput
          w={110}
          aria-label={t('room:clock.minutes')}
          min={1}
          max={MOST_MINUTES}
          allowDecimal={false}
          clampBehavior="none"
          suffix={t('room:clock.minutesSuffix')}
          value={minutes}
          onChange={setMinutes}
        />
        <Button type="submit" variant="light" disabled={!valid} leftSection={<IconPlayerPlay size={18} aria-hidden />}>
          {t('room:clock.start')}
        </Button>
      </Group>
    </form>
  );
};

/** Minutes that one press gives or takes. */
const STEP = 5;

const ClockButtons = ({ round: { round }, command }: Pick<ClockPanelProps, 'round' | 'command'>) => {
  const { t } = useTranslation();
  const { id: roundId, clock } = round;
  const endsAt = clock?.endsAt ?? null;
  const now = useNowAt(endsAt === null ? [] : [Date.parse(endsAt)]);
  if (clock === null) return null;
  const held = endsAt === null;
  const isUp = readClock(clock, { now }).state === 'up';
  const lengthen = (by: number) =>
    void command.run((store) => store.clock.setMinutes({ roundId, minutes: clock.minutes + by }), {
      done: t('room:clock.lengthened', { count: clock.minutes + by }),
    });
  return (
    <>
      <Button
        variant="default"
        disabled={isUp}
        leftSection={held ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
        onClick={() => void command.run((store) => store.clock.hold({ roundId, held: !held }))}
      >
        {t(held ? 'room:clock.resume' : 'room:clock.hold')}
      </Button>
      <Button variant="default" onClick={() => lengthen(STEP)} disabled={clock.minutes + STEP > MOST_MINUTES}>
        {t('room:clock.more', { count: STEP })}
      </Button>
      <Button variant="default" onClick={() => lengthen(-STEP)} disabled={clock.minutes <= STEP}>
        {t('room:clock.less', { count: STEP })}
      </Button>
      <Tooltip label={t('room:clock.clear')}>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('room:clock.clear')}
          onClick={() => void command.run((store) => store.clock.clear({ roundId }), { done: t('room:clock.cleared') })}
        >
          <IconClockX size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
};

const SoundButton = () => {
  const { t } = useTranslation();
  const [on, setOn] = useSoundSetting();
  const label = t(on ? 'room:clock.soundOn' : 'room:clock.soundOff');
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={on ? 'light' : 'default'}
        size="input-sm"
        aria-label={t('room:clock.sound')}
        aria-pressed={on}
        onClick={() => setOn(!on)}
      >
        {on ? <IconBell size={18} aria-hidden /> : <IconBellOff size={18} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
};
