import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WINDS } from '../../../shared/tiles/tile.ts';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';

const COUNTS = ['tilesLeft', 'replacements', 'dealerWins', 'dealerStays'] as const;

/** Counts that only a few rows ask for; folded away until one of them is wanted. */
export const FurtherFacts = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, set, ruleset } = scorer;
  const filled = COUNTS.some((key) => state[key] !== '') || state.sweep !== undefined;
  const [open, setOpen] = useState(filled);
  return (
    <div>
      <Button
        size="compact-md"
        variant="subtle"
        aria-expanded={open}
        leftSection={open ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {t('scorer:further.title')}
      </Button>
      {open ? (
        <div className={classes.fields} style={{ marginTop: 8 }}>
          {COUNTS.map((key) => (
            <TextInput
              key={key}
              w={190}
              inputMode="numeric"
              label={t(`scorer:further.${key}`)}
              value={state[key]}
              onChange={(event) => set({ [key]: event.currentTarget.value })}
            />
          ))}
          {ruleset.facts.includes('sweep') || state.sweep !== undefined ? (
            <NativeSelect
              w={190}
              label={t('scorer:further.sweep')}
              value={state.sweep ?? ''}
              data={[
                { value: '', label: t('scorer:liable.nobody') },
                ...WINDS.map((wind) => ({ value: wind, label: t(`wind.${wind}`) })),
              ]}
              onChange={(event) => set({ sweep: WINDS.find((wind) => wind === event.currentTarget.value) })}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
};
