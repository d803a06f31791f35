import { Checkbox, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import type { Entry } from './use-entry.ts';

type CircumstanceChoiceProps = {
  readonly entry: Entry;
  /** Those of the rule system that can be true of this win. */
  readonly circumstances: readonly Circumstance[];
};

/** What else happened that can change the worth of tiles. */
export const CircumstanceChoice = ({ entry: { draft, dispatch }, circumstances }: CircumstanceChoiceProps) => {
  const { t } = useTranslation();
  if (circumstances.length === 0) return null;
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" size="sm" fw={550} mb={6}>
        {t('table:details.circumstances')}
      </Text>
      <Group gap="md" style={{ rowGap: 8 }}>
        {circumstances.map((circumstance) => (
          <Checkbox
            key={circumstance}
            label={t(`table:circumstance.${circumstance}`)}
            checked={draft.circumstances.includes(circumstance)}
            onChange={(event) => dispatch({ type: 'circumstance', circumstance, on: event.currentTarget.checked })}
          />
        ))}
      </Group>
    </fieldset>
  );
};
