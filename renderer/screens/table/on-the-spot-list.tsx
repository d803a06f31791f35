import { ActionIcon, Checkbox, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { OnTheSpot } from '../../components/deal-entry/draft.ts';
import type { SpotKind } from '../../components/deal-entry/spot-kinds.ts';
import type { EntrySeat } from './entry-row.tsx';
import classes from './line.module.css';
import { type Entry, openPlace } from './use-entry.ts';

type OnTheSpotListProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly kinds: readonly SpotKind[];
  readonly error: string | undefined;
};

/** The payments on the spot of the deal so far; they stand whatever becomes of it. */
export const OnTheSpotList = ({ entry, seats, kinds, error }: OnTheSpotListProps) => {
  const { draft, dispatch } = entry;
  const { t } = useTranslation();
  return (
    <>
      {draft.instant.length === 0 ? null : (
        <ul className={classes.spots} aria-label={t('table:onTheSpot.title')}>
          {draft.instant.map((event, at) => (
            <SpotRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and a row holds no state of its own
              key={at}
              event={event}
              seats={seats}
              kind={kinds.find(({ kind }) => kind === event.kind)}
              onChange={(changed) => {
                dispatch({ type: 'change-on-the-spot', at, event: changed });
                // Its button goes with the row; the cursor must not be lost.
                if (changed === undefined) entry.goTo(openPlace(draft));
              }}
            />
          ))}
        </ul>
      )}
      {error === undefined ? null : (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </>
  );
};

type SpotRowProps = {
  readonly event: OnTheSpot;
  readonly seats: readonly EntrySeat[];
  /** Undefined for one that the rules of the session do not pay: it can only be taken away. */
  readonly kind: SpotKind | undefined;
  readonly onChange: (event: OnTheSpot | undefined) => void;
};

const SpotRow = ({ event, seats, kind, onChange }: SpotRowProps) => {
  const { t } = useTranslation();
  const seat = seats.find(({ chair }) => chair === event.seat);
  const what = t('table:onTheSpot.by', { name: seat?.name ?? '', what: t(`table:instant.${event.kind}`) });
  const { opening: _, payer: __, ...bare } = event;
  const others = seats.filter(({ chair }) => chair !== event.seat);
  const term = kind?.term;
  return (
    <li className={classes.spot}>
      <span className={classes.mark} aria-hidden>
        {seat?.wind}
      </span>
      <span className={classes.spotText}>{what}</span>
      {term === undefined || term.opening === term.during ? null : (
        <Checkbox
          label={t('table:onTheSpot.atOpening')}
          aria-label={t('table:onTheSpot.atOpeningOf', { what })}
          checked={event.opening === true}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...bare, ...(event.payer && { payer: event.payer }), ...(checked && { opening: true }) })
          }
        />
      )}
      {term === undefined || term.payers === 'everybody' ? null : (
        <Select
          w={190}
          aria-label={t('table:onTheSpot.payerOf', { what })}
          placeholder={t('table:onTheSpot.everybody')}
          clearable={term.payers === 'one-may-bear-all'}
          value={event.payer ?? null}
          data={others.map(({ chair, name }) => ({
            value: chair,
            label: t(`table:onTheSpot.payers.${term.payers}`, { name }),
          }))}
          onChange={(value) => {
            const payer = CHAIRS.find((chair) => chair === value);
            onChange({ ...bare, ...(payer && { payer }), ...(event.opening && { opening: true }) });
          }}
        />
      )}
      <ActionIcon
        size={34}
        variant="subtle"
        color="gray"
        ml="auto"
        aria-label={t('table:onTheSpot.remove', { what })}
        onClick={() => onChange(undefined)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
};
