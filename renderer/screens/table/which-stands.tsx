import { Group, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { errorText } from '../../components/error-text.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { SHORTCUTS } from '../../components/shortcuts/shortcut-list.ts';
import { worthWords } from '../../components/unit-text.ts';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';

/** No sign of the notation, so that the field of the tiles hears it. */
export const STANDS_KEY = SHORTCUTS.whichStands.keys[0];

type WhichStandsProps = { readonly entry: Entry; readonly seat: EntrySeat; readonly rules: TableRules };

/** The worth of the tiles beside the value that was typed: agreed, or by how much they differ and which of them counts. */
export const WhichStands = ({ entry, seat, rules }: WhichStandsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { worths, total } = seat;
  if (worths === undefined) {
    return total === undefined || entry.reading.facts.hands[seat.chair] === undefined ? null : (
      <Text size="sm" fw={550} role="status">
        {t('table:hand.worth', { worth: worthWords(t, rules.ruleset, total) })}
      </Text>
    );
  }
  const { tiles, value, stands } = worths;
  const words = (worth: number | undefined) =>
    worth === undefined ? t('table:entry.unknown') : worthWords(t, rules.ruleset, worth);
  return (
    <div className={classes.stands} data-differs={tiles !== value}>
      <Text size="sm" fw={550} role="status">
        {tiles === value ? t('table:hand.agree', { worth: words(value) }) : <Difference {...worths} />}
      </Text>
      {tiles === value ? null : (
        <Group gap="sm" mt={6}>
          <span id={id} className={classes.standsLabel}>
            {t('table:hand.stands')}
          </span>
          <SegmentedControl
            size="sm"
            aria-labelledby={id}
            aria-keyshortcuts={STANDS_KEY}
            value={stands}
            onChange={() => entry.switchStanding()}
            data={[
              { value: 'value', label: t('table:hand.value', { worth: words(value) }) },
              { value: 'tiles', label: t('table:hand.tiles', { worth: words(tiles) }) },
            ]}
          />
          <Shortcut of="whichStands" />
        </Group>
      )}
      {seat.besideErrors.map((error) => (
        <Text key={error.code} size="sm">
          {errorText(t, error)}
        </Text>
      ))}
    </div>
  );
};

const Difference = ({ tiles, value }: { readonly tiles: number | undefined; readonly value: number | undefined }) => {
  const { t } = useTranslation();
  if (tiles === undefined) return t('table:hand.tilesRefused');
  if (value === undefined) return t('table:hand.valueRefused');
  return t(tiles > value ? 'table:hand.more' : 'table:hand.less', { count: Math.abs(tiles - value) });
};
