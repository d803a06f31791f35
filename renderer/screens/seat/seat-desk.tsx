import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArmchair, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { seatAtRandom } from '../../../shared/session/seating/seat-at-random.ts';
import { seatingField } from '../../../shared/session/seating-people.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { errorText } from '../../components/error-text.ts';
import { LinkButton } from '../../components/links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { namesOf, openNumbers, pastRounds } from '../../components/plan-rounds.ts';
import { useCommand } from '../../components/run-command.ts';
import { seatingHindrance } from '../../components/seating-hindrance.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { FindPerson } from './find-person.tsx';
import { emptyLayout, type Layout, layoutOf, seatedTables } from './layout.ts';
import { SeatGrid } from './seat-grid.tsx';
import { useLayout } from './use-layout.ts';
import { benchRemarks, warningsOf } from './warnings.ts';

type SeatDeskProps = { readonly view: SessionView; readonly plan: Plan | null };

/** The tables of the next round to be filled by hand, with the checker's remarks beside each of them. */
export const SeatDesk = ({ view, plan }: SeatDeskProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  const editor = useLayout(() => startLayout(view, plan));
  const past = useMemo(() => pastRounds(view), [view]);
  const { session } = view;
  const number = openNumbers(view)[0] ?? view.rounds.length + 1;
  const hindrance = seatingHindrance(view);
  const threes = session.oddField === 'three';
  const tables = seatedTables(editor.layout, threes);
  const warnings = warningsOf({ view, past, layout: editor.layout, threes });
  const ready = hindrance === undefined && tables !== undefined;

  const seat = async (): Promise<void> => {
    if (!ready) return;
    const plain = tables.map((table) => ({ number: table.number, chairs: { ...table.chairs } }));
    const done = t('table:round.seated', { round: number });
    const made = await run((store) => store.rounds.seat({ sessionId: session.id, method: 'by-hand', tables: plain }), {
      done,
    });
    const params = { sessionId: session.id, round: 'now' };
    if (made !== undefined) await navigate({ to: '/sessions/$sessionId/rounds/$round', params });
  };
  useShortcut('seatRound', () => void seat());

  return (
    <>
      <PageHeader title={t('seating:hand.title', { round: number })} subtitle={t('seating:hand.subtitle')}>
        <Button variant="default" onClick={() => editor.replace(emptyLayout(view))}>
          {t('seating:hand.empty')}
        </Button>
        <LinkButton
          variant="default"
          to="/sessions/$sessionId/rounds/$round"
          params={{ sessionId: session.id, round: 'now' }}
        >
          {t('action.cancel')}
        </LinkButton>
        <Button
          loading={running}
          disabled={!ready}
          leftSection={<IconArmchair size={18} aria-hidden />}
          rightSection={<Shortcut of="seatRound" onFill />}
          aria-keyshortcuts={ariaKeys('seatRound')}
          onClick={() => void seat()}
        >
          {t('table:round.seat', { round: number })}
        </Button>
      </PageHeader>
      <Stack gap="md">
        {errors.length > 0 ? <ErrorList title={t('seating:hand.refused')} errors={errors} /> : null}
        {hindrance === undefined ? null : (
          <Text fw={550}>
            {t('table:round.next', { round: number })} {errorText(t, hindrance)}
          </Text>
        )}
        <FindPerson view={view} editor={editor} />
        <SeatGrid
          view={view}
          editor={editor}
          warnings={warnings}
          bench={benchRemarks({ view, past, layout: editor.layout })}
          nameOf={namesOf(view)}
        />
        <Group>
          <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />} onClick={editor.moreTables}>
            {t('seating:hand.moreTables')}
          </Button>
        </Group>
      </Stack>
    </>
  );
};

/** What the plan says of the round, else a draw: seldom is a whole room seated from nothing by hand. */
const startLayout = (view: SessionView, plan: Plan | null): Layout => {
  const number = openNumbers(view)[0];
  const planned = plan?.rounds.find((round) => round.number === number);
  if (planned !== undefined) return layoutOf(view, planned);
  const { oddField: tableSizes, seed } = view.session;
  const field = seatingField({ people: view.entrants, plannedFor: 'present', tableSizes });
  const drawn = seatAtRandom({ ...field, played: pastRounds(view), seed, tableSizes });
  return drawn.ok ? layoutOf(view, drawn.value.round) : emptyLayout(view);
};
