import {
  Button,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { SEASON_FIGURES, type Season } from '../../../shared/records/season.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { codedErrors } from '../../components/form-errors.ts';
import { useCommand } from '../../components/run-command.ts';
import { newSeasonValues, type SeasonValues, seasonOf, seasonValuesSchema, valuesOfSeason } from './season-values.ts';

type SeasonFormProps = {
  /** Undefined for a new one. */
  readonly season: Season | undefined;
  readonly today: string;
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
};

/** What a season counts. Enter saves. */
export const SeasonForm = ({ season, today, onSaved, onCancel }: SeasonFormProps) => {
  const { t } = useTranslation();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  const form = useForm<SeasonValues>({
    initialValues: season === undefined ? newSeasonValues(today) : valuesOfSeason(season),
    validate: (values) => codedErrors(t, seasonValuesSchema, values),
  });
  const save = async (values: SeasonValues): Promise<void> => {
    const next = seasonOf(season?.id ?? crypto.randomUUID(), values);
    const done = t(season === undefined ? 'season:created' : 'season:saved', { name: next.name });
    const saved = await run(
      (store) => (season === undefined ? store.seasons.create(next) : store.seasons.amend(next)),
      { done },
    );
    if (saved !== undefined) onSaved(next.id);
  };
  return (
    <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Stack gap="md">
        {errors.length > 0 ? <ErrorList title={t('season:form.refused')} errors={errors} /> : null}
        <TextInput
          size="md"
          data-autofocus
          label={t('season:form.name')}
          placeholder={t('season:form.namePlaceholder')}
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={2}>
          <TextInput size="md" type="date" label={t('season:form.from')} {...form.getInputProps('from')} />
          <TextInput size="md" type="date" label={t('season:form.to')} {...form.getInputProps('to')} />
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt={-8}>
          {t('season:form.open')}
        </Text>
        <Input.Wrapper label={t('season:form.figure')} labelElement="div" size="md">
          <SegmentedControl
            fullWidth
            aria-label={t('season:form.figure')}
            data={SEASON_FIGURES.map((value) => ({ value, label: t(`season:figure.${value}.label`) }))}
            {...form.getInputProps('figure')}
          />
          <Text size="sm" c="dimmed" mt={6} aria-live="polite">
            {t(`season:figure.${form.values.figure}.help`)}
          </Text>
        </Input.Wrapper>
        <Select
          size="md"
          label={t('season:form.ruleset')}
          allowDeselect={false}
          data={[
            { value: '', label: t('season:form.anyRules') },
            ...RULESETS.map(({ id }) => ({ value: id, label: t(`rules:${id}.name`) })),
          ]}
          {...form.getInputProps('ruleset')}
        />
        <SimpleGrid cols={2}>
          <NumberInput
            size="md"
            label={t('season:form.best')}
            description={t('season:form.bestHint')}
            min={1}
            clampBehavior="none"
            allowDecimal={false}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('best')}
          />
          <NumberInput
            size="md"
            label={t('season:form.minimum')}
            description={t('season:form.minimumHint')}
            min={0}
            clampBehavior="none"
            allowDecimal={false}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('minimumGames')}
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" loading={running}>
            {t(season === undefined ? 'season:form.create' : 'season:form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
