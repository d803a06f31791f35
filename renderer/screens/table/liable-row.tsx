import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules } from '../../components/deal-entry/spot-kinds.ts';
import { CountField } from './count-field.tsx';
import type { EntrySeat } from './entry-row.tsx';
import classes from './line.module.css';
import { type Entry, openPlace } from './use-entry.ts';

type LiableRowProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly rules: TableRules;
  readonly error: string | undefined;
};

/** Who is liable and why, to be changed or taken back. */
export const LiableRow = ({ entry, seats, rules, error }: LiableRowProps) => {
  const { t } = useTranslation();
  const {
    draft,
    reading: { winnerHasTiles },
    dispatch,
  } = entry;
  const { liable, liableCause } = draft;
  const seat = seats.find(({ chair }) => chair === liable);
  const cause = boundRules(rules)?.liableCauses.find(({ id }) => id === liableCause);
  const because = liableCause === undefined ? '' : t(`table:cause.${liableCause}`);
  return (
    <>
      <div className={classes.spots}>
        <div className={classes.spot}>
          <span className={classes.mark} aria-hidden>
            {seat?.wind}
          </span>
          <span className={classes.spotText}>
            {t(because === '' ? 'table:liable.is' : 'table:liable.because', { name: seat?.name ?? '', because })}
          </span>
          {cause?.tilesLeft === undefined || winnerHasTiles ? null : <CountField entry={entry} field="tilesLeft" />}
          <Button size="xs" variant="subtle" ml="auto" onClick={() => entry.ask('liable')}>
            {t('table:liable.change')}
          </Button>
          <ActionIcon
            size={34}
            variant="subtle"
            color="gray"
            aria-label={t('table:liable.remove')}
            onClick={() => {
              dispatch({ type: 'liable', chair: undefined });
              entry.goTo(openPlace(draft));
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {error === undefined ? null : (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </>
  );
};
