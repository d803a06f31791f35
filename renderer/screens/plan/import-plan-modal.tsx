import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { PlanCertificateView } from '../../components/plan-certificate.tsx';
import { measureSchedule, namesOf, scheduleOf } from '../../components/plan-rounds.ts';
import type { IncomingFile } from '../../host/host.ts';
import { joinList } from '../../i18n/locale.ts';
import { readPlanFile } from './read-plan-file.ts';

type ImportPlanModalProps = {
  readonly view: SessionView;
  readonly file: IncomingFile;
  readonly onClose: () => void;
  readonly onTake: (rounds: readonly PastRound[]) => void;
};

const IMPORTED = { method: 'imported', seed: null, makerVersion: 0, moves: 0, complete: true } as const;

/** What a file would seat, judged before anything is taken from it: errors by line and column, then the checker's verdict. */
export const ImportPlanModal = ({ view, file, onClose, onTake }: ImportPlanModalProps) => {
  const { t } = useTranslation();
  const { rounds, passedOver, fileErrors, faults } = useMemo(() => readPlanFile(view, file), [view, file]);
  const sound = fileErrors.length === 0 && faults.length === 0;
  const take = () => {
    onTake(rounds);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={860}
      title={t('seating:import.title', { file: file.name })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        {fileErrors.length > 0 ? <ErrorList title={t('seating:import.unreadable')} errors={fileErrors} /> : null}
        {faults.length > 0 ? <ErrorList title={t('seating:import.unfit')} errors={faults} /> : null}
        {passedOver.length > 0 ? (
          <Text>
            {t('seating:import.passedOver', { count: passedOver.length, rounds: joinList(passedOver.map(String)) })}
          </Text>
        ) : null}
        {rounds.length > 0 ? (
          <>
            <Text fw={600}>
              {t('seating:import.found', {
                count: rounds.length,
                rounds: joinList(rounds.map(({ number }) => String(number))),
              })}
            </Text>
            <PlanCertificateView
              figures={measureSchedule(view, scheduleOf(view, rounds))}
              how={IMPORTED}
              nameOf={namesOf(view)}
            />
          </>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus={!sound || undefined}>
            {t(sound ? 'action.cancel' : 'action.close')}
          </Button>
          {sound ? (
            <Button onClick={take} data-autofocus>
              {t('seating:import.take')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
};
