import { Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import classes from './live-panel.module.css';

/** What can be typed, as samples; each key has a text in `help`. */
const SAMPLES: Readonly<Record<Ruleset['payment'], readonly (readonly [sample: string, key: string])[]>> = {
  'four-hands': [
    ['184', 'total'],
    ['46/2', 'points'],
    ['B222 EE [C555]', 'tiles'],
    ['[RdRdRdRd+]', 'kongs'],
    ['F1 S3', 'bonus'],
    ['184w', 'winner'],
    ['B222 … !E', 'winnerTiles'],
    ['40d', 'discarder'],
  ],
  'winner-takes': [
    ['E 3 S', 'line'],
    ['E 3 Z', 'lineDrawn'],
    ['1 3 ↵ 2 ↵', 'lineNumbers'],
    ['+', 'lineSpot'],
    ['B', 'lineLiable'],
    ['T', 'lineTiles'],
    ['⌫', 'lineBack'],
  ],
};

/** Stands where the payments will, until something is typed. */
export const TypingHelp = ({ payment }: Pick<Ruleset, 'payment'>) => {
  const { t } = useTranslation();
  return (
    <section className={classes.panel} aria-label={t('table:help.title')}>
      <Title order={2} size="h3" mb={8}>
        {t('table:help.title')}
      </Title>
      <dl className={classes.help}>
        {SAMPLES[payment].map(([sample, key]) => (
          <Fragment key={key}>
            <dt>
              <code className={classes.typed}>{sample}</code>
            </dt>
            <dd>{t(`table:help.${key}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
};
