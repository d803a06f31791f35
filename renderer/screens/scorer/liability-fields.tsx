import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LIABLE_CAUSES } from '../../../shared/scoring/deal-facts.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';

/** Who pays for the others, and what made that player liable; only where the rules as they are set know it. */
export const LiabilityFields = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, set, ruleset, options } = scorer;
  const bound = ruleset.bind(options);
  if (!bound.ok || (!bound.value.payment.terms.liabilityAllowed && state.liable === undefined)) return null;
  const causes = bound.value.liableCauses.map(({ id }) => id);
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('scorer:liable.who')}
        value={state.liable ?? ''}
        data={[
          { value: '', label: t('scorer:liable.nobody') },
          ...WINDS.filter((wind) => wind !== state.winner).map((wind) => ({ value: wind, label: t(`wind.${wind}`) })),
        ]}
        onChange={(event) => {
          const liable = WINDS.find((wind) => wind === event.currentTarget.value);
          set({ liable, ...(liable === undefined && { liableCause: undefined }) });
        }}
      />
      {causes.length === 0 || state.liable === undefined ? null : (
        <NativeSelect
          label={t('scorer:liable.cause')}
          value={state.liableCause ?? ''}
          data={[
            { value: '', label: t('scorer:liable.notSaid') },
            ...causes.map((cause) => ({ value: cause, label: t(`table:cause.${cause}`) })),
          ]}
          onChange={(event) => set({ liableCause: LIABLE_CAUSES.find((cause) => cause === event.currentTarget.value) })}
        />
      )}
    </div>
  );
};
