import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Penalty } from '../../../shared/records/records.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { errorText } from '../../components/error-text.ts';
import { useCommand } from '../../components/run-command.ts';
import { othersAt, tablesOf } from './penalty-places.ts';
import { type PenaltyValues, readPenalty } from './penalty-values.ts';
import { ReceiverFields } from './receiver-fields.tsx';
import { WhoFields } from './who-fields.tsx';

type PenaltyFormProps = {
  readonly view: SessionView;
  /** The entry that is corrected; undefined for a new one. */
  readonly edited: Penalty | undefined;
  readonly initial: PenaltyValues;
  readonly onDone: () => void;
};

/** Who, where, why, how much, and whom it goes to. */
export const PenaltyForm = ({ view, edited, initial, onDone }: PenaltyFormProps) => {
  const { t } = useTranslation();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  // Fixed before the first try, so that a retry after a lost answer enters nothing twice.
  const [id] = useState(() => edited?.id ?? crypto.randomUUID());
  const form = useForm<PenaltyValues>({ initialValues: initial });
  const { values } = form;
  const tables = tablesOf(view, values.entrantId);
  // A table that the person does not play at is no place of theirs.
  const tableId = tables.some((table) => table.id === values.tableId) ? values.tableId : null;
  const others = othersAt(view, tableId, values.entrantId);
  const name = view.entrants.find((entrant) => entrant.id === values.entrantId)?.name ?? '';

  const save = async (): Promise<void> => {
    const read = readPenalty({ ...values, tableId }, others);
    if ('errors' in read) {
      form.setErrors(
        Object.fromEntries(Object.entries(read.errors).map(([field, code]) => [field, errorText(t, { code })])),
      );
      return;
    }
    const facts = { ...read.facts, id, gains: [...read.facts.gains] };
    const because = values.because.trim() || null;
    const answer =
      edited === undefined
        ? await run((store) => store.penalties.add({ ...facts, sessionId: view.session.id }), {
            done: t('penalties:added', { name }),
          })
        : await run((store) => store.penalties.amend({ ...facts, because }), {
            done: t('penalties:amended', { name }),
          });
    if (answer !== undefined) onDone();
  };

  const heading = t(edited === undefined ? 'penalties:new' : 'penalties:correct');
  return (
    <Paper withBorder p="lg" component="section" aria-label={heading}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="sm">
          <Title order={2} size="h3">
            {heading}
          </Title>
          {errors.length === 0 ? null : <ErrorList title={t('penalties:refused')} errors={errors} />}
          <WhoFields form={form} view={view} tables={tables} tableId={tableId} />
          <TextInput
            label={t('penalties:reason')}
            maxLength={500}
            autoComplete="off"
            {...form.getInputProps('reason')}
          />
          <Group grow align="flex-start">
            <TextInput
              inputMode="decimal"
              label={t('penalties:points')}
              autoComplete="off"
              {...form.getInputProps('points')}
            />
            <TextInput
              label={t('penalties:tablePoints')}
              placeholder={t('penalties:tablePointsHint')}
              autoComplete="off"
              {...form.getInputProps('tablePoints')}
            />
          </Group>
          <ReceiverFields form={form} view={view} others={others} />
          {edited === undefined ? null : (
            <TextInput size="md" label={t('penalties:because')} maxLength={500} {...form.getInputProps('because')} />
          )}
          <Group justify="flex-end">
            {edited === undefined ? null : (
              <Button variant="default" size="md" onClick={onDone}>
                {t('action.cancel')}
              </Button>
            )}
            <Button type="submit" size="md" loading={running}>
              {t(edited === undefined ? 'penalties:add' : 'action.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
};
