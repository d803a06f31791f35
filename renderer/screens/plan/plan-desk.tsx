import { Alert, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import {
  measureSchedule,
  namedFaults,
  namesOf,
  nextRoundMisfit,
  openNumbers,
  planMisfit,
  roundsToCome,
  scheduleOf,
} from '../../components/plan-rounds.ts';
import type { IncomingFile } from '../../host/host.ts';
import { joinList } from '../../i18n/locale.ts';
import { usualPlannedFor } from './draft.ts';
import { DraftPanel } from './draft-panel.tsx';
import { ImportPlanModal } from './import-plan-modal.tsx';
import { MisfitAlert } from './misfit-alert.tsx';
import { PlanActions } from './plan-actions.tsx';
import { ScheduleTabs } from './schedule-tabs.tsx';
import { seatedOtherwise } from './seated-otherwise.ts';
import { StartPanel } from './start-panel.tsx';
import { usePlanDraft } from './use-plan-draft.ts';
import { WorkingPanel } from './working-panel.tsx';

type PlanDeskProps = { readonly view: SessionView; readonly stored: Plan | null };

/** The plan as it is kept, or the one that is just being made. */
export const PlanDesk = ({ view, stored }: PlanDeskProps) => {
  const { t } = useTranslation();
  const [file, setFile] = useState<IncomingFile>();
  const [plannedFor, setPlannedFor] = useState(() => usualPlannedFor(view));
  const [wanted, setWanted] = useState<number>();
  const left = openNumbers(view).length;
  const scope = { plannedFor, rounds: Math.min(wanted ?? left, left) };
  const work = usePlanDraft(view, stored);
  const { planner, draft, errors } = work;
  const nameOf = namesOf(view);
  const shown = draft?.plan ?? stored;
  const toCome = shown === null ? [] : roundsToCome(view, shown.rounds);
  const misfit = stored === null || draft !== undefined ? [] : planMisfit(view, stored.rounds);
  // Once a table's worth of people is here, those who are still missing keep the next round from being seated.
  const late = misfit.length > 0 || draft !== undefined || isEmptyRoom(view) ? [] : nextRoundMisfit(view, stored);
  const otherwise = stored === null || draft !== undefined ? [] : seatedOtherwise(view, stored);
  const open = view.session.state === 'open';
  const idle = planner.kind !== 'working' && draft === undefined;
  const refused = planner.kind === 'refused' ? namedFaults(planner.errors, nameOf) : errors;
  return (
    <>
      <PageHeader
        title={t('seating:title')}
        subtitle={left === 0 ? t('seating:allSeated') : t('seating:subtitle', { count: toCome.length, rounds: left })}
      >
        <PlanActions view={view} stored={stored} enabled={open && idle} work={work} scope={scope} onFile={setFile} />
      </PageHeader>
      <Stack gap="lg">
        {refused.length > 0 ? <ErrorList title={t('seating:refused')} errors={refused} /> : null}
        {misfit.length > 0 && open && idle ? (
          <MisfitAlert faults={namedFaults(misfit, nameOf)} work={work} scope={scope} />
        ) : null}
        {late.length > 0 && open && idle ? (
          <MisfitAlert faults={namedFaults(late, nameOf)} work={work} scope={{ ...scope, plannedFor: 'present' }} />
        ) : null}
        {otherwise.length > 0 && idle ? (
          <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
            {t('seating:otherwise', { count: otherwise.length, rounds: joinList(otherwise.map(String)) })}
          </Alert>
        ) : null}
        {planner.kind === 'working' ? <WorkingPanel state={planner} onStop={work.stop} /> : null}
        {draft === undefined ? null : (
          <DraftPanel
            draft={draft}
            figures={measureSchedule(view, scheduleOf(view, draft.plan.rounds))}
            work={work}
            scope={scope}
            nameOf={nameOf}
          />
        )}
        {shown === null && idle ? (
          <StartPanel view={view} scope={scope} onPlannedFor={setPlannedFor} onRounds={setWanted} work={work} />
        ) : null}
        {shown === null ? null : (
          <ScheduleTabs
            view={view}
            rounds={scheduleOf(view, shown.rounds)}
            plan={shown}
            isDraft={draft !== undefined}
          />
        )}
      </Stack>
      {file === undefined ? null : (
        <ImportPlanModal view={view} file={file} onClose={() => setFile(undefined)} onTake={work.takeImport} />
      )}
    </>
  );
};

/** Whether nobody could be seated yet. */
const isEmptyRoom = ({ entrants }: SessionView): boolean =>
  entrants.filter(({ status }) => status === 'present').length < TABLE;

const TABLE = 4;
