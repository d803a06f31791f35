import { Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValueKind } from '../../../shared/scoring/ruleset.ts';
import classes from './first-steps.module.css';

/** What can be typed, as samples; each key has a text in `scorer:help`. */
const TILES: readonly (readonly [sample: string, key: string])[] = [
  ['B123 C55 EE', 'tiles'],
  ['[C555] [B345]', 'sets'],
  ['(EEEE) [RdRdRdRd+]', 'kongs'],
  ['F1 S3', 'bonus'],
  ['!B5', 'mark'],
  ['pong red, chi 123 bam', 'words'],
  ['zi mo', 'selfDrawn'],
];
const NUMBERS: Readonly<Record<ValueKind, readonly [sample: string, key: string]>> = {
  points: ['46/2', 'points'],
  total: ['184', 'total'],
  tai: ['3', 'tai'],
};

/** Stands where the result will, until something is typed. */
export const FirstSteps = ({ kinds }: { readonly kinds: readonly ValueKind[] }) => {
  const { t } = useTranslation();
  const numbers = kinds.includes('tai') ? [NUMBERS.tai] : [NUMBERS.total, NUMBERS.points];
  return (
    <section className={classes.panel} aria-label={t('scorer:help.title')}>
      <Title order={2} size="h3" mb={4}>
        {t('scorer:help.title')}
      </Title>
      <p className={classes.hint}>{t('scorer:help.hint')}</p>
      <dl className={classes.help}>
        {[...TILES, ...numbers].map(([sample, key]) => (
          <Fragment key={key}>
            <dt>
              <code className={classes.typed}>{sample}</code>
            </dt>
            <dd>{t(`scorer:help.${key}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
};
