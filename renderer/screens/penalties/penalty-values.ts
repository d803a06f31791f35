import type { Penalty } from '../../../shared/records/records.ts';
import { readAmount } from '../../components/table-actions/read-amount.ts';
import { readTablePoints, writeTablePoints } from './table-points-text.ts';

/** Whom the points of a penalty go to: nobody, the others at the table, or people chosen. */
export const RECEIVERS = ['nobody', 'table', 'chosen'] as const;
export type Receivers = (typeof RECEIVERS)[number];

/** What stands in the fields. */
export type PenaltyValues = {
  readonly entrantId: string | null;
  readonly tableId: string | null;
  readonly reason: string;
  readonly points: string;
  readonly tablePoints: string;
  readonly receivers: Receivers;
  readonly chosen: readonly string[];
  /** Why it is corrected; only for an entry that stands already. */
  readonly because: string;
};

export const emptyValues = (start: Partial<PenaltyValues> = {}): PenaltyValues => ({
  entrantId: null,
  tableId: null,
  reason: '',
  points: '',
  tablePoints: '',
  receivers: 'nobody',
  chosen: [],
  because: '',
  ...start,
});

/** The fields of an entry that stands. */
export const valuesOf = ({ entrantId, tableId, reason, gamePoints, tablePoints, gains }: Penalty): PenaltyValues =>
  emptyValues({
    entrantId,
    tableId,
    reason,
    points: gamePoints === 0 ? '' : String(gamePoints / 2),
    tablePoints: writeTablePoints(tablePoints),
    receivers: gains.length === 0 ? 'nobody' : 'chosen',
    chosen: gains.map((gain) => gain.entrantId),
  });

export type PenaltyFacts = Pick<Penalty, 'entrantId' | 'tableId' | 'reason' | 'gamePoints' | 'tablePoints' | 'gains'>;

/** Error code by field. */
export type FieldErrors = Partial<Readonly<Record<keyof PenaltyValues, string>>>;

/**
 * What the fields come to, or every fault by field. The points go to the receivers in equal shares, exact to half a point: what
 * cannot be shared so is refused, since a remainder would have to come from or go to somebody.
 */
export const readPenalty = (
  values: PenaltyValues,
  othersAtTable: readonly string[],
): { readonly facts: PenaltyFacts } | { readonly errors: FieldErrors } => {
  const gamePoints = amountOf(values.points, readAmount);
  const tablePoints = amountOf(values.tablePoints, readTablePoints);
  const receivers = receiversOf(values, othersAtTable);
  const errors: FieldErrors = {
    ...(values.entrantId === null && { entrantId: 'penalty-of-nobody' }),
    ...(values.reason.trim() === '' && { reason: 'penalty-without-reason' }),
    ...(gamePoints === undefined && { points: 'penalty-unreadable' }),
    ...(tablePoints === undefined && { tablePoints: 'penalty-twelfths-unreadable' }),
    ...(gamePoints === 0 && tablePoints === 0 && { points: 'penalty-empty' }),
    ...(values.receivers !== 'nobody' && receivers.length === 0 && { receivers: 'gains-to-nobody' }),
    ...(values.receivers !== 'nobody' && gamePoints === 0 && { receivers: 'gains-of-nothing' }),
    ...(gamePoints !== undefined &&
      receivers.length > 0 &&
      gamePoints % receivers.length !== 0 && { receivers: 'gains-indivisible' }),
  };
  const { entrantId, tableId } = values;
  if (entrantId === null || gamePoints === undefined || tablePoints === undefined || Object.keys(errors).length > 0) {
    return { errors };
  }
  const gains = receivers.map((id) => ({ entrantId: id, gamePoints: gamePoints / receivers.length }));
  return { facts: { entrantId, tableId, reason: values.reason.trim(), gamePoints, tablePoints, gains } };
};

/** An empty field is nothing taken; a minus would take the wrong way round. */
const amountOf = (text: string, read: (text: string) => number | undefined): number | undefined => {
  if (text.trim() === '') return 0;
  const amount = read(text);
  return amount === undefined || amount < 0 ? undefined : amount;
};

const receiversOf = (
  { receivers, chosen, entrantId }: PenaltyValues,
  othersAtTable: readonly string[],
): readonly string[] => {
  switch (receivers) {
    case 'nobody':
      return [];
    case 'table':
      return othersAtTable;
    case 'chosen':
      return chosen.filter((id) => id !== entrantId);
    default:
      return receivers satisfies never;
  }
};
