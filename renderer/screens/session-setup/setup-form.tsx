import { Alert, Button, Grid, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../shared/records/records.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { codedErrors } from '../../components/form-errors.ts';
import { useCommand } from '../../components/run-command.ts';
import { ChangeRulesModal } from './change-rules-modal.tsx';
import { EndingFields } from './ending-fields.tsx';
import { EveningFields } from './evening-fields.tsx';
import { optionErrors } from './option-errors.ts';
import { RankingFields } from './ranking-fields.tsx';
import { RulesFields } from './rules-fields.tsx';
import { SeatingFields } from './seating-fields.tsx';
import { SetupSummary } from './setup-summary.tsx';
import { type SetupValues, sessionInput, setupSchema } from './setup-values.ts';
import { TieBreakFields } from './tie-break-fields.tsx';

type SetupFormProps = {
  /** Undefined for a new one. */
  readonly session: Session | undefined;
  readonly initial: SetupValues;
  /** Deals entered under the profile: with the first one rules and ending are frozen. */
  readonly deals: number;
};

/** The whole set-up on one page, with what it comes to in words beside it. */
export const SetupForm = ({ session, initial, deals }: SetupFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  // Fixed before the first try, so that a retry after a lost answer creates nothing twice.
  const [fresh] = useState(() => ({ id: crypto.randomUUID(), seed: newSeed() }));
  const form = useForm<SetupValues>({
    initialValues: initial,
    validate: (values) => ({ ...codedErrors(t, setupSchema, values), ...optionErrors(t, values) }),
  });
  const finished = session?.state === 'finished';
  const [correcting, setCorrecting] = useState(false);
  const [rules, setRules] = useState<Pick<Session, 'profile' | 'ending'>>();
  const played = deals > 0;
  const frozen = finished || (played && !correcting);

  const save = async (values: SetupValues): Promise<void> => {
    const input = sessionInput(values);
    if (session === undefined) {
      const made = await run((store) => store.sessions.create({ ...input, ...fresh }));
      if (made === undefined) return;
      await navigate({ to: '/sessions/$sessionId/people', params: { sessionId: made.id } });
      return;
    }
    // Frozen parts go back as they are stored: an option that this version adds must not look like a change.
    const kept = finished || played ? { profile: session.profile, ending: session.ending } : {};
    const done = t('sessions:setup.saved');
    const saved = await run((store) => store.sessions.amend({ ...input, ...kept, id: session.id }), { done });
    if (saved !== undefined) form.resetDirty();
    // What they would do to every deal is shown first.
    if (saved !== undefined && correcting) setRules({ profile: input.profile, ending: input.ending });
  };

  return (
    <>
      <form onSubmit={form.onSubmit((values) => void save(values), showFirstError)} noValidate>
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Stack gap="xl">
              {errors.length > 0 ? <ErrorList title={t('sessions:setup.refused')} errors={errors} /> : null}
              <EveningFields form={form} disabled={finished} autoFocus={session === undefined} />
              {frozen ? (
                <Alert color="gray" icon={<IconLock aria-hidden />} title={t('sessions:setup.frozenTitle')}>
                  <Group justify="space-between">
                    {finished ? t('sessions:setup.frozenFinished') : t('sessions:setup.frozen', { count: deals })}
                    {finished ? null : (
                      <Button size="xs" variant="default" onClick={() => setCorrecting(true)}>
                        {t('sessions:setup.correct.open')}
                      </Button>
                    )}
                  </Group>
                </Alert>
              ) : null}
              <EndingFields form={form} disabled={frozen} />
              <RankingFields form={form} disabled={finished} />
              <TieBreakFields form={form} disabled={finished} />
              <SeatingFields form={form} disabled={finished} />
              <RulesFields form={form} disabled={frozen} rulesetFixed={played} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <SetupSummary values={form.values} isNew={session === undefined} saving={running} disabled={finished} />
          </Grid.Col>
        </Grid>
      </form>
      {session === undefined || rules === undefined ? null : (
        <ChangeRulesModal
          session={session}
          rules={rules}
          onDone={() => {
            setRules(undefined);
            setCorrecting(false);
          }}
          onClose={() => setRules(undefined)}
        />
      )}
    </>
  );
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Brings the first field that is wrong to the cursor; it may lie folded away. */
const showFirstError = (errors: Readonly<Record<string, unknown>>): void => {
  requestAnimationFrame(() => {
    const first = Object.keys(errors)[0];
    const field = document.querySelector<HTMLElement>(`[data-path="${first}"]`);
    field?.focus();
  });
};
