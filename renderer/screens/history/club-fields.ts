import type { TFunction } from 'i18next';
import type { Ending, Entrant, Player, Session } from '../../../shared/records/records.ts';
import type { Season } from '../../../shared/records/season.ts';
import { tieBreakName } from '../../components/tie-break-text.ts';
import { formatDay, formatNumber, joinList } from '../../i18n/locale.ts';
import type { FieldRow, Fields } from './record-words.ts';

export const PLAYER_FIELDS: Fields<Player> = {
  displayName: ({ displayName }) => displayName,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  outsideId: ({ outsideId }) => outsideId,
  club: ({ club }) => club,
  country: ({ country }) => country,
  emaNo: ({ emaNo }) => emaNo,
  email: ({ email }) => email,
  status: ({ status }, { t }) => t(`players:status.${status}`),
  avoidGroup: ({ avoidGroup }) => avoidGroup,
  forbidGroup: ({ forbidGroup }) => forbidGroup,
  fixedTable: ({ fixedTable }) => (fixedTable === null ? '' : String(fixedTable)),
};

export const SEASON_FIELDS: Fields<Season> = {
  name: ({ name }) => name,
  from: ({ from }) => (from === null ? '' : formatDay(from, 'date')),
  to: ({ to }) => (to === null ? '' : formatDay(to, 'date')),
  ruleset: ({ ruleset }, { t }) => (ruleset === null ? '' : t(`rules:${ruleset}.name`)),
  figure: ({ figure }, { t }) => t(`season:figure.${figure}.label`),
  best: ({ best }) => (best === null ? '' : String(best)),
  minimumGames: ({ minimumGames }) => String(minimumGames),
};

const endingText = (t: TFunction, ending: Ending): string => {
  const label = t(`sessions:setup.endings.${ending.kind}.label`);
  if (ending.kind === 'open') return label;
  const count = t('labelled', { label, value: ending.count });
  return ending.kind === 'minutes'
    ? t('clauses', { first: count, second: t(`sessions:setup.endings.minutes.lasts.${ending.last}`) })
    : count;
};

export const SESSION_FIELDS: Fields<Session> = {
  name: ({ name }) => name,
  date: ({ date }) => formatDay(date, 'date'),
  profile: ({ profile }, { t }) => t(`rules:${profile.ruleset}.name`),
  roundCount: ({ roundCount }) => String(roundCount),
  ending: ({ ending }, { t }) => endingText(t, ending),
  ranking: ({ ranking }, { t }) => t(`sessions:setup.rankings.${ranking}.label`),
  tieBreaks: ({ tieBreaks, ranking }, { t }) => joinList(tieBreaks.map((each) => tieBreakName(t, each, ranking))),
  seating: ({ seating }, { t }) => t(`seating:setup.methods.${seating}.label`),
  oddField: ({ oddField }, { t }) => t(`seating:setup.oddFields.${oddField}.label`),
  state: ({ state }, { t }) => t(`history:value.state.${state}`),
};

export const ENTRANT_FIELDS: Fields<Entrant> = {
  playerId: ({ playerId }, { player }) => player(playerId),
  number: ({ number }) => String(number),
  status: ({ status }, { t }) => t(`history:value.status.${status}`),
  role: ({ role }, { t }) => t(`history:value.role.${role}`),
  tieOrder: ({ tieOrder }) => (tieOrder === null ? '' : String(tieOrder)),
};

/** Each option of the rules that became another one; where the rule system itself did, that says enough. */
export const optionRows = (t: TFunction, before: Session | null, after: Session | null): readonly FieldRow[] => {
  if (before === null || after === null || before.profile.ruleset !== after.profile.ruleset) return [];
  const { ruleset, options: then } = before.profile;
  const now = after.profile.options;
  const text = (key: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'rules:on' : 'rules:off');
    if (typeof value === 'number') return formatNumber(value);
    return t(`rules:${ruleset}.options.${key}.choices.${String(value)}`, { defaultValue: String(value) });
  };
  return Object.keys({ ...then, ...now })
    .filter((key) => then[key] !== now[key])
    .map((key) => ({
      label: t(`rules:${ruleset}.options.${key}.label`),
      before: text(key, then[key]),
      after: text(key, now[key]),
    }));
};
