import type { MergeError } from '../records/merge-players.ts';
import type { Player, Session } from '../records/records.ts';
import type { Season } from '../records/season.ts';
import type { Meeting } from '../session/head-to-head.ts';
import type { PersonRecord } from '../session/person-record.ts';
import type { Rating, RatingStep } from '../session/rating/ratings.ts';
import type { SeasonRow } from '../session/season.ts';
import type { GameSeat, SeasonEntry } from '../session/season-session.ts';

export type { GameSeat, Meeting, MergeError, Rating, SeasonRow };

/** What the season's screens read. Amounts are in half units, table points in twelfths, ratings in the library's own unit. */

export type SeasonSummary = {
  readonly season: Season;
  /** Sessions with at least one game begun. */
  readonly sessions: number;
  /** Of these, not finished. */
  readonly open: number;
  readonly people: number;
  readonly games: number;
  /** First places so far; empty before the first game. */
  readonly leaders: readonly string[];
};

export type SeasonSessionView = Pick<Session, 'id' | 'name' | 'date' | 'state'> & {
  /** Index in `profiles`. */
  readonly profile: number;
  readonly field: number;
  readonly games: number;
  readonly running: number;
};

/** Sessions whose rules pay the same amounts. */
export type SeasonProfileView = {
  readonly ruleset: string;
  readonly preset: string | null;
  readonly sessions: readonly string[];
};

export type Person = {
  readonly playerId: string;
  readonly name: string;
  /** The club's own id, or ours: CSV `player_id`. */
  readonly playerCode: string;
};

export type SeasonRowView = Person & SeasonRow;

export type RatingRowView = Person &
  Rating & {
    /** Null for those with too few games. */
    readonly place: number | null;
    readonly shared: boolean;
    /** mu - 3 sigma. */
    readonly figure: number;
    /** What the last session that the person played in did to it. */
    readonly change: number;
    readonly games: number;
    readonly lacking: number;
  };

export type SeasonView = {
  readonly season: Season;
  /** In the order played; only those with at least one game begun. */
  readonly sessions: readonly SeasonSessionView[];
  readonly profiles: readonly SeasonProfileView[];
  /** Sessions of these days that the season's rule system shuts out. */
  readonly otherRules: number;
  readonly rows: readonly SeasonRowView[];
  readonly ratings: readonly RatingRowView[];
  /** Sequence of the newest change: the data version printed on paper. */
  readonly version: number;
};

/** Every pair once, the one that stands earlier in `people` first. */
export type HeadToHeadView = {
  readonly season: Season;
  /** In the order of the season's table. */
  readonly people: readonly Person[];
  /** Indexes in `people`. */
  readonly meetings: readonly (Meeting & { readonly one: number; readonly other: number })[];
  /** Balances were won under rules that pay different amounts. */
  readonly mixed: boolean;
  readonly version: number;
};

export type PairGame = {
  readonly session: Pick<Session, 'id' | 'name' | 'date'>;
  readonly round: number;
  readonly table: number;
  readonly tableId: string;
  readonly one: GameSeat;
  readonly other: GameSeat;
};

export type PairView = {
  readonly one: Person;
  readonly other: Person;
  readonly meeting: Meeting;
  /** In the order played. */
  readonly games: readonly PairGame[];
  readonly mixed: boolean;
};

export type PersonSessionView = Pick<Session, 'id' | 'name' | 'date' | 'state'> & {
  readonly ruleset: string;
  /** People ranked in it. */
  readonly field: number;
  readonly entry: Omit<SeasonEntry, 'playerId'>;
  /** Among the best that count in the season; true where everything counts. */
  readonly counted: boolean;
};

export type PersonStepView = Omit<RatingStep, 'opponents'> & {
  readonly session: Pick<Session, 'id' | 'name' | 'date' | 'state'>;
  /** mu - 3 sigma before and after. */
  readonly figureBefore: number;
  readonly figureAfter: number;
  readonly opponents: readonly (RatingStep['opponents'][number] & { readonly name: string })[];
};

export type PersonView = {
  readonly player: Player;
  /** Null: everything ever played. */
  readonly season: Season | null;
  /** The person's row in the season's table; null without a season, or who only stood in for others. */
  readonly row: SeasonRow | null;
  /** To choose from. */
  readonly seasons: readonly Pick<Season, 'id' | 'name'>[];
  /** In the order played. */
  readonly sessions: readonly PersonSessionView[];
  readonly rating: (RatingRowView & { readonly of: number }) | null;
  /** Every rated game, in the order played: what a chart is drawn from. */
  readonly steps: readonly PersonStepView[];
  readonly record: PersonRecord;
  readonly partners: readonly (Person & Meeting)[];
  readonly mixed: boolean;
  readonly version: number;
};

/** What merging two people would do, before anything is done. */
export type MergePreview = {
  readonly keep: Player;
  readonly remove: Player;
  /** The card as it would be. */
  readonly player: Player;
  /** Fields taken over from the card that goes, and those in which it is overruled. */
  readonly taken: readonly (keyof Player)[];
  readonly lost: readonly (keyof Player)[];
  /** Sessions that would change. */
  readonly sessions: readonly (Pick<Session, 'id' | 'name' | 'date'> & {
    /** Both were entered: the two entries become one. */
    readonly both: boolean;
    /** Tables at which the removed one sat. */
    readonly tables: number;
  })[];
  /** Why it cannot be done; empty when it can. */
  readonly errors: readonly MergeError[];
};

/** What erasing a person takes and leaves. */
export type ErasePreview = {
  readonly player: Player;
  /** What stands everywhere in place of the name. */
  readonly neutral: string;
  /** Every name that the person ever had here. */
  readonly names: readonly string[];
  /** Rows of the history that are written anew. */
  readonly changes: number;
  /** Sessions and tables whose figures stay. */
  readonly sessions: number;
  readonly tables: number;
  /** Texts that somebody typed and that name the person: reasons, notes, names of sessions. */
  readonly sentences: readonly string[];
  /** Other people of the same name, whom such a text may mean. */
  readonly namesakes: number;
};
