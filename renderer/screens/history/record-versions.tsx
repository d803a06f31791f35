import { useTranslation } from 'react-i18next';
import type { Write } from '../../../shared/records/change.ts';
import { ENTRANT_FIELDS, optionRows, PLAYER_FIELDS, SEASON_FIELDS, SESSION_FIELDS } from './club-fields.ts';
import { PENALTY_FIELDS, PLAN_FIELDS, PUBLICATION_FIELDS, ROUND_FIELDS, TABLE_FIELDS } from './evening-fields.ts';
import classes from './history.module.css';
import { changedRows, type FieldRow, type RecordWords } from './record-words.ts';

/** A record that was written; deals are told by `DealVersions`. */
export type RecordWrite = Exclude<Write, { readonly kind: 'deals' }>;

type RecordVersionsProps = { readonly write: RecordWrite; readonly words: RecordWords };

/** A record as it was and as it became: its fields by name, in words. */
export const RecordVersions = ({ write, words }: RecordVersionsProps) => {
  const { t } = useTranslation();
  const title = titleOf(write, words);
  const rows = rowsOf(write, words);
  const nothing = t('table:history.nothing');
  const what = write.before === null ? 'made' : write.after === null ? 'removed' : 'changed';
  if (rows.length === 0) return null;
  return (
    <table className={classes.versions} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t(`history:what.${what}`, { title })}</th>
          <th scope="col">{t('table:history.before')}</th>
          <th scope="col">{t('table:history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{write.before === null ? nothing : before || '–'}</td>
            <td>{write.after === null ? nothing : after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const rowsOf = (write: RecordWrite, words: RecordWords): readonly FieldRow[] => {
  switch (write.kind) {
    case 'players':
      return changedRows(PLAYER_FIELDS, write, words);
    case 'sessions':
      return [...changedRows(SESSION_FIELDS, write, words), ...optionRows(words.t, write.before, write.after)];
    case 'entrants':
      return changedRows(ENTRANT_FIELDS, write, words);
    case 'rounds':
      return changedRows(ROUND_FIELDS, write, words);
    case 'tables':
      return changedRows(TABLE_FIELDS, write, words);
    case 'plans':
      return changedRows(PLAN_FIELDS, write, words);
    case 'penalties':
      return changedRows(PENALTY_FIELDS, write, words);
    case 'publications':
      return changedRows(PUBLICATION_FIELDS, write, words);
    case 'seasons':
      return changedRows(SEASON_FIELDS, write, words);
    default:
      return write satisfies never;
  }
};

/** What a record is called. */
const titleOf = (write: RecordWrite, { t, player, entrant }: RecordWords): string => {
  const { kind } = write;
  switch (kind) {
    case 'players':
      return t('history:title.players', { name: (write.after ?? write.before)?.displayName });
    case 'entrants':
      return t('history:title.entrants', { name: player((write.after ?? write.before)?.playerId ?? '') });
    case 'penalties':
      return t('history:title.penalties', { name: entrant((write.after ?? write.before)?.entrantId ?? '') });
    case 'sessions':
    case 'seasons':
      return t(`history:title.${kind}`, { name: (write.after ?? write.before)?.name });
    case 'rounds':
    case 'tables':
    case 'publications':
      return t(`history:title.${kind}`, { number: (write.after ?? write.before)?.number });
    case 'plans':
      return t('history:title.plans');
    default:
      return kind satisfies never;
  }
};
