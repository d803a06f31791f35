import { ActionIcon, Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { INSTANT_KINDS } from '../../../shared/scoring/deal-facts.ts';
import { isKong } from '../../../shared/scoring/instant.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import classes from './scorer.module.css';
import type { InstantEntry } from './scorer-state.ts';
import type { Scorer } from './use-scorer.ts';

type ListProps = { readonly scorer: Scorer };

/** What was paid for at once during the deal: kongs, pairs of animals, flowers. */
export const InstantList = ({ scorer }: ListProps) => {
  const { t } = useTranslation();
  const { state, set, ruleset } = scorer;
  const [firstKind] = ruleset.instantKinds;
  const change = (at: number, entry: InstantEntry | undefined) =>
    set({
      instant: state.instant.flatMap((one, index) => (index !== at ? [one] : entry === undefined ? [] : [entry])),
    });
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>{t('scorer:instant.title')}</legend>
      {state.instant.map((entry, at) => (
        <InstantRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and hold no state
          key={at}
          scorer={scorer}
          entry={entry}
          number={at + 1}
          onChange={(next) => change(at, next)}
        />
      ))}
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() =>
          firstKind === undefined
            ? undefined
            : set({
                instant: [...state.instant, { seat: state.winner, kind: firstKind, opening: false, payer: undefined }],
              })
        }
      >
        {t('scorer:instant.add')}
      </Button>
    </fieldset>
  );
};

type RowProps = ListProps & {
  readonly entry: InstantEntry;
  readonly number: number;
  readonly onChange: (entry: InstantEntry | undefined) => void;
};

const InstantRow = ({ scorer, entry, number, onChange }: RowProps) => {
  const { t } = useTranslation();
  const winds = WINDS.map((wind) => ({ value: wind, label: t(`wind.${wind}`) }));
  const terms = termsOf(scorer);
  return (
    <fieldset
      className={`${classes.fieldset} ${classes.fields}`}
      style={{ marginBottom: 8 }}
      aria-label={t('scorer:instant.row', { number })}
    >
      <NativeSelect
        w={110}
        label={t('scorer:instant.seat')}
        value={entry.seat}
        data={winds}
        onChange={(event) =>
          onChange({ ...entry, seat: WINDS.find((wind) => wind === event.currentTarget.value) ?? entry.seat })
        }
      />
      <NativeSelect
        label={t('scorer:instant.for')}
        value={entry.kind}
        data={scorer.ruleset.instantKinds.map((kind) => ({ value: kind, label: t(`table:instant.${kind}`) }))}
        onChange={(event) => {
          const kind = INSTANT_KINDS.find((one) => one === event.currentTarget.value) ?? entry.kind;
          // Of a kong nobody asks whether it lay there at the opening.
          onChange({ ...entry, kind, opening: entry.opening && !isKong(kind) });
        }}
      />
      {terms[entry.kind]?.payers === 'everybody' && entry.payer === undefined ? null : (
        <NativeSelect
          w={150}
          label={t('scorer:instant.payer')}
          value={entry.payer ?? ''}
          data={[{ value: '', label: t('scorer:instant.everybody') }, ...winds]}
          onChange={(event) => onChange({ ...entry, payer: WINDS.find((wind) => wind === event.currentTarget.value) })}
        />
      )}
      {isKong(entry.kind) ? null : (
        <Checkbox
          mb={8}
          label={t('scorer:instant.opening')}
          checked={entry.opening}
          onChange={(event) => onChange({ ...entry, opening: event.currentTarget.checked })}
        />
      )}
      <ActionIcon
        size="lg"
        mb={2}
        variant="subtle"
        color="gray"
        aria-label={t('scorer:instant.remove', { number })}
        onClick={() => onChange(undefined)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
};

const termsOf = ({ ruleset, options }: Scorer) => {
  const bound = ruleset.bind(options);
  return bound.ok && bound.value.payment.kind === 'winner-takes' ? bound.value.payment.terms.instant : {};
};
