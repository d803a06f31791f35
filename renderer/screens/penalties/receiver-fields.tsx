import { MultiSelect, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { joinList } from '../../i18n/locale.ts';
import { type PenaltyValues, RECEIVERS } from './penalty-values.ts';

type ReceiverFieldsProps = {
  readonly form: UseFormReturnType<PenaltyValues>;
  readonly view: SessionView;
  /** Those at the table beside the person, if there is a table. */
  readonly others: readonly string[];
};

/** Whom the points go to, in equal shares. Table points never move: no rule book gives them to somebody else. */
export const ReceiverFields = ({ form, view, others }: ReceiverFieldsProps) => {
  const { t } = useTranslation();
  const { receivers, chosen, entrantId } = form.values;
  const nameOf = (id: string): string => view.entrants.find((entrant) => entrant.id === id)?.name ?? '';
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t('penalties:receivers.label')}
        value={receivers}
        error={form.errors.receivers}
        onChange={(value) => {
          const next = RECEIVERS.find((known) => known === value);
          if (next !== undefined) form.setFieldValue('receivers', next);
        }}
      >
        <Stack gap={6} mt={6}>
          {RECEIVERS.map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={value === 'table' && others.length === 0}
              label={t(`penalties:receivers.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {receivers === 'table' && others.length > 0 ? (
        <Text size="sm" c="dimmed">
          {joinList(others.map(nameOf))}
        </Text>
      ) : null}
      {receivers === 'chosen' ? (
        <MultiSelect
          label={t('penalties:receivers.people')}
          data={view.entrants.filter(({ id }) => id !== entrantId).map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          limit={60}
          nothingFoundMessage={t('penalties:nobodyFound')}
          comboboxProps={{ portalProps: { target: '#content' } }}
          value={[...chosen]}
          onChange={(next) => form.setFieldValue('chosen', next)}
        />
      ) : null}
    </Stack>
  );
};
