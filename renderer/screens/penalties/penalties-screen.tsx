import { Grid, Loader } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PenaltyRegister, SessionView } from '../../../shared/contract/views.ts';
import type { Penalty } from '../../../shared/records/records.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { isGone, LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { useLive } from '../../host/use-live.ts';
import { PenaltyForm } from './penalty-form.tsx';
import { emptyValues, valuesOf } from './penalty-values.ts';
import { RegisterTable } from './register-table.tsx';

/** The register: what was taken from whom, when and why; a form beside it. */
export const PenaltiesScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const { data: register } = useLive((store) => store.penalties.list({ sessionId }), [sessionId]);
  const navigate = useNavigate();
  if (isGone(error)) return <LoadFailed error={error} />;
  return (
    <>
      <PageHeader title={t('penalties:title')} subtitle={t('penalties:subtitle')}>
        <PrintButton onPrint={() => void navigate({ to: '/print/penalties/$sessionId', params: { sessionId } })} />
      </PageHeader>
      <LoadFailed error={error} />
      {view === undefined || register === undefined ? (
        error === undefined && <Loader aria-label={t('store.connecting')} />
      ) : (
        <Register view={view} register={register} />
      )}
    </>
  );
};

type RegisterProps = { readonly view: SessionView; readonly register: PenaltyRegister };

const Register = ({ view, register }: RegisterProps) => {
  const { entrant, table } = useSearch({ strict: false });
  const [edited, setEdited] = useState<Penalty>();
  // A form of its own for each entry, and a fresh one after each that was entered.
  const [round, setRound] = useState(0);
  const done = (): void => {
    setEdited(undefined);
    setRound((count) => count + 1);
  };
  const start = { entrantId: round === 0 ? (entrant ?? null) : null, tableId: table ?? null };
  const readOnly = view.session.state === 'finished';
  if (view.entrants.length === 0) return <NobodyToPenalise sessionId={view.session.id} />;
  return (
    <Grid gap="xl">
      {readOnly ? null : (
        <Grid.Col span={{ base: 12, md: 4 }}>
          <PenaltyForm
            key={edited?.id ?? `new ${round}`}
            view={view}
            edited={edited}
            initial={edited === undefined ? emptyValues(start) : valuesOf(edited)}
            onDone={done}
          />
        </Grid.Col>
      )}
      <Grid.Col span={{ base: 12, md: readOnly ? 12 : 8 }}>
        <RegisterTable penalties={register.penalties} readOnly={readOnly} onEdit={setEdited} />
      </Grid.Col>
    </Grid>
  );
};

const NobodyToPenalise = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconGavel size={40} aria-hidden />}
      title={t('penalties:empty.title')}
      hint={t('penalties:empty.nobody')}
    >
      <NextStep to="/sessions/$sessionId/people" params={{ sessionId }}>
        {t('standings:empty.people')}
      </NextStep>
    </EmptyState>
  );
};
