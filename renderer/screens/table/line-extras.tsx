import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules, spotKinds } from '../../components/deal-entry/spot-kinds.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import type { ShortcutId } from '../../components/shortcuts/shortcut-list.ts';
import type { EntrySeat } from './entry-row.tsx';
import { HandPanel } from './hand-panel.tsx';
import { LiableRow } from './liable-row.tsx';
import classes from './line.module.css';
import { LineWinFacts } from './line-win-facts.tsx';
import { OnTheSpotList } from './on-the-spot-list.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import type { LineErrors } from './use-line-errors.ts';

type LineExtrasProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly refs: EntryRefs;
  readonly rules: TableRules;
  readonly errors: LineErrors;
  /** A question stands where the buttons are. */
  readonly hidden: boolean;
  readonly onTiles: () => void;
  readonly onHandClosed: () => void;
};

/** What a deal has now and then: payments on the spot, a liable player, tiles. Shown once there is any. */
export const LineExtras = ({ entry, seats, refs, rules, errors, hidden, onTiles, onHandClosed }: LineExtrasProps) => {
  const { t } = useTranslation();
  const {
    draft,
    reading: { winnerHasTiles },
  } = entry;
  const open = seats.find(({ chair }) => chair === draft.openHand);
  const won = draft.result === 'win';
  const kinds = spotKinds(rules);
  const liability = boundRules(rules)?.payment.terms.liabilityAllowed === true;
  return (
    <>
      <Group gap="sm" mt={10} display={hidden ? 'none' : undefined}>
        {kinds.length === 0 ? null : (
          <Extra of="onTheSpot" label={t('table:onTheSpot.add')} onClick={() => entry.ask('on-the-spot')} />
        )}
        {won && liability && draft.liable === undefined ? (
          <Extra of="liable" label={t('table:liable.add')} onClick={() => entry.ask('liable')} />
        ) : null}
        {won && draft.openHand === undefined ? (
          <Extra of="tiles" label={t('table:hand.add')} onClick={onTiles} />
        ) : null}
      </Group>
      <OnTheSpotList entry={entry} seats={seats} kinds={kinds} error={errors.textOf('on-the-spot')} />
      {won && (draft.liable !== undefined || errors.textOf('liable') !== undefined) ? (
        <LiableRow entry={entry} seats={seats} rules={rules} error={errors.textOf('liable')} />
      ) : null}
      {won && open !== undefined ? (
        <HandPanel
          entry={entry}
          seats={seats}
          refs={refs}
          rules={rules}
          seat={open}
          error={errors.textOf('tiles')}
          onClose={onHandClosed}
        />
      ) : null}
      {won && (winnerHasTiles || open?.won === true) ? (
        <LineWinFacts entry={entry} seats={seats} refs={refs} rules={rules} />
      ) : null}
    </>
  );
};

type ExtraProps = { readonly of: ShortcutId; readonly label: string; readonly onClick: () => void };

const Extra = ({ of, label, onClick }: ExtraProps) => (
  <Button
    variant="light"
    size="sm"
    className={classes.extra}
    rightSection={<Shortcut of={of} />}
    aria-keyshortcuts={ariaKeys(of)}
    onClick={onClick}
  >
    {label}
  </Button>
);
