import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RESULTS } from '../../../shared/scoring/deal-facts.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { Choice } from './choice.tsx';
import { InstantList } from './instant-list.tsx';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';
import { WinFields } from './win-fields.tsx';

type Part = { readonly scorer: Scorer };

/** How the deal ended, with what is asked of a win, of a washout or of a false win, and what was paid at once whatever the end. */
export const EndingCard = ({ scorer }: Part) => {
  const { t } = useTranslation();
  const { state, set, ruleset } = scorer;
  return (
    <section className={classes.card} aria-labelledby="ending-title">
      <Title order={2} size="h3" id="ending-title" mb={8}>
        {t('scorer:ending.title')}
      </Title>
      <Stack gap="md">
        <Choice
          label={t('scorer:ending.result')}
          value={state.result}
          choices={RESULTS.map((result) => ({ value: result, label: t(`scorer:ending.${result}`) }))}
          onChange={(value) => set({ result: RESULTS.find((result) => result === value) ?? 'win' })}
        />
        {state.result === 'win' ? <WinFields scorer={scorer} /> : <WithoutWinner scorer={scorer} />}
        {ruleset.instantKinds.length === 0 ? null : <InstantList scorer={scorer} />}
      </Stack>
    </section>
  );
};

const WithoutWinner = ({ scorer: { state, set } }: Part) => {
  const { t } = useTranslation();
  return (
    <>
      {state.result === 'false-win' ? (
        <Choice
          label={t('scorer:ending.offender')}
          value={state.offender}
          choices={WINDS.map((wind) => ({ value: wind, label: t(`wind.${wind}`) }))}
          onChange={(value) => set({ offender: WINDS.find((wind) => wind === value) ?? 'E' })}
        />
      ) : null}
      <Text size="sm" c="dimmed">
        {t(`scorer:ending.hint.${state.result}`)}
      </Text>
    </>
  );
};
