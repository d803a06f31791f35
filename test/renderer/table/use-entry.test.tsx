// @vitest-environment jsdom
// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_DRAFT, reduceDraft } from '../../../renderer/components/deal-entry/draft.ts';
import { NEW_DEAL, resolveTarget, type Target } from '../../../renderer/screens/table/target.ts';
import { useEntry } from '../../../renderer/screens/table/use-entry.ts';
import type { SendInput } from '../../../renderer/screens/table/use-sent-deals.ts';
import { classical } from '../../../shared/scoring/rulesets/classical/classical.ts';
import { aWin, someFacts, uuid } from '../../builders/records.ts';
import { seatTable } from '../../main/store/evening.ts';
import { firstOf, makeWorld } from '../../main/store/world.ts';

afterEach(cleanup);

const FIRST = uuid(0x51);
const WASHOUT = reduceDraft(EMPTY_DRAFT, { type: 'result', result: 'washout' });

/** What a washout is sent as by the form of a target, at a table whose one deal was corrected once. */
const sentAs = async (target: Target) => {
  const world = makeWorld();
  const { client } = world.connect();
  const { table } = await seatTable(client, 4, { ending: { kind: 'deals', count: 9 } });
  await client.deals.record({ id: FIRST, tableId: table.id, facts: someFacts(), before: null });
  await client.deals.amend({ id: FIRST, revision: 1, facts: aWin('a', [184, 40, 20, 12]), reason: null });
  const view = await firstOf(client.tables.view({ id: table.id }));
  await world.close();
  const { options } = view.session.profile;
  const resolved = resolveTarget(target, view);
  const sent: SendInput[] = [];
  const { result } = renderHook(() =>
    useEntry({
      view,
      rules: { ruleset: classical, options },
      target,
      place: resolved?.place ?? view.summary.next,
      deal: resolved?.deal,
      kept: { current: undefined },
      send: (input) => sent.push(input),
      onTarget: () => {},
    }),
  );
  act(() => result.current.submit(WASHOUT));
  return sent[0]?.deal;
};

test('a deal put before one that was corrected is a first version all the same: it would stand twice in the list until then', async () => {
  expect(await sentAs({ kind: 'insert', dealId: FIRST })).toMatchObject({ revision: 1 });
  expect(await sentAs(NEW_DEAL)).toMatchObject({ revision: 1 });
});

test('a correction is the version after the one that the form was filled from', async () => {
  expect(await sentAs({ kind: 'amend', dealId: FIRST })).toMatchObject({ id: FIRST, revision: 3 });
});
