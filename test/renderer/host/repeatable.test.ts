import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { isRepeatable } from '../../../renderer/host/repeatable.ts';
import { contract } from '../../../shared/contract/contract.ts';

const pathsOf = (node: object, path: readonly string[] = []): string[][] =>
  isContractProcedure(node)
    ? [[...path]]
    : Object.entries(node).flatMap(([key, inner]) => pathsOf(inner as object, [...path, key]));

/** What a retry does, for every procedure: a new one has to be thought about here. */
const REPEATABLE = [
  'hello',
  'players.list',
  'players.add',
  'players.amend',
  'players.import',
  'players.mergePreview',
  'players.erasePreview',
  'sessions.list',
  'sessions.view',
  'sessions.changeRules',
  'sessions.create',
  'sessions.amend',
  'sessions.finish',
  'sessions.deals',
  'sample.state',
  'entrants.enter',
  'entrants.setRole',
  'entrants.setStatus',
  'entrants.setTieOrder',
  'plans.view',
  'penalties.add',
  'penalties.amend',
  'penalties.cancel',
  'penalties.list',
  'plans.keep',
  'publications.list',
  'publications.publish',
  'publications.view',
  'rounds.confirm',
  'rounds.reopen',
  'clock.start',
  'clock.hold',
  'clock.setMinutes',
  'clock.clear',
  'tables.view',
  'tables.end',
  'tables.cancel',
  'tables.dispute',
  'tables.setTotals',
  'tables.settleDispute',
  'tables.setExtraMinutes',
  'tables.replace',
  'tables.endStandIn',
  'deals.record',
  'deals.recordAll',
  'deals.amend',
  'seasons.amend',
  'seasons.create',
  'seasons.headToHead',
  'seasons.list',
  'seasons.pair',
  'seasons.person',
  'seasons.view',
  'standings.view',
  'history.list',
  'history.change',
  'history.deal',
  'store.status',
  'store.changes',
  'store.journaled',
  'store.erasures',
  'store.erased',
  'store.backup',
  'store.backedUp',
];
const ONCE = [
  'players.merge',
  'players.erase',
  'players.remove',
  'sessions.remove',
  'sample.add',
  'sample.remove',
  'entrants.remove',
  'rounds.seat',
  'rounds.remove',
  'rounds.restore',
  'tables.renumber',
  'tables.reseat',
  'plans.remove',
  'seasons.remove',
  'deals.remove',
  'deals.move',
  'publications.withdraw',
  'history.undo',
  'history.takeBack',
  'history.redo',
  'store.restore',
  'store.rebuild',
];

test('every procedure of the contract is one or the other', () => {
  const paths = pathsOf(contract);
  const named = (repeatable: boolean) =>
    paths.filter((path) => isRepeatable(path) === repeatable).map((path) => path.join('.'));
  expect(paths.length).toBeGreaterThan(30);
  expect(named(true).sort()).toEqual([...REPEATABLE].sort());
  expect(named(false).sort()).toEqual([...ONCE].sort());
});
