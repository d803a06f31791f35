import { useTranslation } from 'react-i18next';
import { RANKINGS } from '../../../shared/records/records.ts';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';

/** What the standings go by. */
export const RankingFields = ({ form, disabled }: SetupPartProps) => {
  const { t } = useTranslation();
  const title = t('sessions:setup.ranking');
  return (
    <SetupSection title={title}>
      <ChoiceCards
        label={title}
        value={form.values.ranking}
        disabled={disabled}
        onChange={(value) => {
          const ranking = RANKINGS.find((known) => known === value);
          if (ranking !== undefined) form.setFieldValue('ranking', ranking);
        }}
        choices={RANKINGS.map((ranking) => ({
          value: ranking,
          label: t(`sessions:setup.rankings.${ranking}.label`),
          help: t(`sessions:setup.rankings.${ranking}.help`),
        }))}
      />
    </SetupSection>
  );
};
