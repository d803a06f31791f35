import { describe, expect, test } from 'vitest';
import { compareSystems, headlines } from '../../../renderer/screens/scorer/compare-systems.ts';
import { EXAMPLES, exampleState } from '../../../renderer/screens/scorer/examples.ts';
import { findEvents } from '../../../renderer/screens/scorer/find-event.ts';
import { findPatterns } from '../../../renderer/screens/scorer/find-pattern.ts';
import { scoreTyped } from '../../../renderer/screens/scorer/score-typed.ts';
import {
  documentRules,
  EMPTY_HAND,
  isUntouched,
  loadState,
  optionsOf,
  rulesetOf,
  type ScorerState,
  saveState,
  withOption,
} from '../../../renderer/screens/scorer/scorer-state.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';

const stateOf = (ruleset: string, change: Partial<ScorerState>): ScorerState => ({
  ...EMPTY_HAND,
  ...documentRules(ruleset),
  ...change,
});
const score = (state: ScorerState) =>
  scoreTyped(state, { ruleset: rulesetOf(state.ruleset), options: optionsOf(state) });
const texts = (E: string, S = '', W = '', N = '') => ({ E, S, W, N });

describe('the examples', () => {
  test('there is one for each rule system', () => {
    expect(EXAMPLES.toSorted()).toEqual(RULESETS.map(({ id }) => id).toSorted());
  });

  test.each(EXAMPLES)('%s is scored and paid', (id) => {
    const { judged } = score(exampleState(id));
    expect(judged).toMatchObject({ errors: [], asked: [], missing: [] });
    expect(Object.values(judged.scored?.net ?? {}).reduce((sum, net) => sum + net, 0)).toBe(0);
  });

  test('the classical one is the worked hand of the document', () => {
    expect(score(exampleState('classical')).judged.scored?.sheets.N?.total).toBe(184);
  });
});

describe('what is still open is asked, not called an error', () => {
  test('nothing typed', () => {
    expect(score(stateOf('classical', {})).judged).toMatchObject({ errors: [], asked: ['hand'] });
  });

  test('a hand half typed', () => {
    expect(score(stateOf('classical', { texts: texts('B123 EE') })).judged).toMatchObject({
      errors: [],
      asked: ['more-tiles'],
    });
  });

  test('the winning tile', () => {
    const state = stateOf('classical', { texts: texts('B123456789 C123 EE') });
    expect(score(state).judged).toMatchObject({ errors: [], asked: ['winning-tile'] });
    expect(score({ ...state, winningTile: 'E' }).judged.scored?.sheets.E).toBeDefined();
  });

  test('the hands of the losers, where they are paid for', () => {
    const state = stateOf('classical', { texts: texts('B123456789 C123 EE !E', '10') });
    expect(score(state).judged.missing).toEqual(['W', 'N']);
  });
});

describe('what contradicts comes back', () => {
  test('a tile of which there are five', () => {
    const { judged } = score(stateOf('classical', { texts: texts('B123456789 C123 EE !E', 'EEE') }));
    expect(judged.errors.map(({ code }) => code)).toEqual(['fifth-copy-in-deal']);
  });

  test('below the minimum carries what it would have been worth', () => {
    const state = stateOf('sg-club', {
      texts: texts('', 'B123 B456 C123 D99 [D789] A1 !D9'),
      winner: 'S',
      source: 'E',
    });
    const { judged } = score({ ...state, changes: { minimumTai: 3 } });
    expect(judged.errors.map(({ code }) => code)).toEqual(['below-minimum']);
    expect(judged.short?.total).toBeLessThan(3);
  });

  test('each field that cannot be read, with its seat', () => {
    const { judged } = score(stateOf('classical', { texts: texts('X9', '', 'Y') }));
    expect(judged.errors.map(({ seat, token }) => `${seat} ${token}`)).toEqual(['E X9', 'W Y']);
  });
});

test('zi mo in the field goes before the choice beside it', () => {
  const { reading } = score(stateOf('sg-club', { texts: texts('B11 zi mo'), source: 'S' }));
  expect(reading.source).toBe('self');
  expect(reading.facts.discarder).toBeUndefined();
});

test('a winning tile that has left the hand is forgotten', () => {
  const { reading } = score(stateOf('classical', { texts: texts('B123'), winningTile: 'E' }));
  expect(reading.winningTile).toBeUndefined();
});

describe('comparing', () => {
  test('every system answers, by a worth or by a reason', () => {
    const compared = compareSystems(exampleState('sg-club'));
    expect(compared.map(({ ruleset }) => ruleset.id)).toEqual(RULESETS.map(({ id }) => id));
    for (const { judged } of compared) expect(judged.scored !== undefined || judged.errors.length > 0).toBe(true);
    expect(compared[0]?.judged.errors.map(({ code }) => code)).toEqual(['bonus-tile-not-in-system']);
  });

  test('a number keeps its meaning', () => {
    const compared = compareSystems(stateOf('sg-club', { texts: texts('3') }));
    expect(compared[0]?.judged.errors.map(({ code }) => code)).toEqual(['value-kind-not-in-system']);
  });

  test('totals of losers do not keep a system from answering in which they are not paid for', () => {
    const compared = compareSystems(exampleState('classical'));
    expect(compared.map(({ judged }) => judged.errors)).toEqual([[], [], [], [], []]);
  });

  test('headlines are the lines that weigh most', () => {
    const lines = score(exampleState('classical')).judged.scored?.sheets.N?.lines ?? [];
    const heads = headlines(lines, 3);
    expect(heads.map(({ unit }) => unit)).toEqual(['doubles', 'doubles', 'points']);
    expect(heads.every(({ counted }) => counted)).toBe(true);
  });
});

describe('finding', () => {
  const find = (id: string, query: string, options: unknown = {}) =>
    findPatterns({ ruleset: rulesetOf(id), options, query, nameOf: (pattern) => pattern.replaceAll('-', ' ') });

  test('a pattern by its alias', () =>
    expect(find('sg-club', 'ban se')[0]).toMatchObject({ id: 'half-flush', value: 2 }));
  test('everything for nothing', () =>
    expect(find('classical', '')).toHaveLength(rulesetOf('classical').patterns.length));
  test('nothing for nonsense', () => expect(find('classical', 'qqq')).toEqual([]));
  test('a pattern that is switched off has no worth', () => {
    expect(find('classical', 'all green', { allGreen: false })[0]).toMatchObject({ id: 'all-green', value: undefined });
  });

  test('an event by any word', () => {
    const { circumstances } = rulesetOf('sg-club');
    expect(findEvents('zimo', circumstances, (event) => event)).toEqual(['self-drawn']);
    expect(findEvents('qiang', circumstances, (event) => event)).toEqual(['robbed-kong']);
    expect(findEvents('', circumstances, (event) => event)).toEqual(['self-drawn', ...circumstances]);
  });
});

describe('the state', () => {
  test('is found again', () => {
    const kept = new Map<string, string>();
    const storage = {
      setItem: (key: string, value: string) => void kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
    };
    expect(loadState(storage)).toBeUndefined();
    for (const id of EXAMPLES) {
      const state = withRules(exampleState(id));
      saveState(storage, state);
      expect(score(loadState(storage) ?? state).judged).toEqual(score(state).judged);
    }
  });

  test('that is broken, or cannot be kept, is none', () => {
    expect(loadState({ getItem: () => '{"ruleset":1}' })).toBeUndefined();
    expect(loadState({ getItem: () => 'x' })).toBeUndefined();
    const full = () => {
      throw new Error('full');
    };
    expect(() => saveState({ setItem: full }, exampleState('classical'))).not.toThrow();
  });

  test('a value that the preset has is no change', () => {
    const changed = withOption(documentRules('classical'), 'limit', 500);
    expect(changed.changes).toEqual({ limit: 500 });
    expect(withOption(changed, 'limit', 1000).changes).toEqual({});
  });

  test('is untouched until something is typed', () => {
    expect(isUntouched(EMPTY_HAND)).toBe(true);
    expect(isUntouched(exampleState('classical'))).toBe(false);
  });
});

const withRules = (state: ScorerState): ScorerState => ({ ...state, ...withOption(state, 'limit', 7) });

describe('a deal that nobody won', () => {
  const kong = { seat: 'S', kind: 'kong-exposed', opening: false, payer: undefined } as const;

  test.each(RULESETS.map(({ id }) => id))('%s: a washout pays nothing but what was paid at once', (id) => {
    const { judged } = score(stateOf(id, { result: 'washout', winner: 'N', source: 'E' }));
    expect(judged).toMatchObject({ errors: [], asked: [], missing: [] });
    expect(judged.scored).toMatchObject({ payments: [], net: { E: 0, S: 0, W: 0, N: 0 }, dealer: 'stays' });
    if (rulesetOf(id).instantKinds.length === 0) return;
    const paid = score(stateOf(id, { result: 'washout', instant: [kong] })).judged.scored;
    expect(paid?.net?.S).toBeGreaterThan(0);
    expect(paid?.dealer).toBe('passes');
  });

  test.each(RULESETS.map(({ id }) => id))('%s: a false win is paid to each of the others', (id) => {
    const { judged } = score(stateOf(id, { result: 'false-win', offender: 'W' }));
    expect(judged).toMatchObject({ errors: [], asked: [], missing: [] });
    const net = judged.scored?.net;
    expect(net?.W).toBeLessThan(0);
    expect([net?.E, net?.S, net?.N]).toEqual([net?.E, net?.E, net?.E]);
    expect(score(stateOf(id, { result: 'false-win', offender: 'E' })).judged.scored?.dealer).toBe('passes');
  });

  test('what was chosen for a win is kept and not told', () => {
    const won = { ...exampleState('sg-club'), circumstances: ['last-discard'], tilesLeft: 'x' } as const;
    expect(score({ ...won, result: 'washout', texts: texts('') }).judged.errors).toEqual([]);
    // The fourteen tiles of a hand that did not win are one too many, and said to be.
    expect(score({ ...won, result: 'washout' }).judged.errors.map(({ code }) => code)).toEqual(['too-many-tiles']);
    expect(score({ ...won, result: 'false-win', offender: 'E' }).judged.errors).toEqual([]);
  });

  test('is compared under every system', () => {
    for (const { judged } of compareSystems(stateOf('classical', { result: 'false-win', offender: 'S' }))) {
      expect(judged.errors).toEqual([]);
      expect(judged.scored?.net?.S).toBeLessThan(0);
    }
  });

  test('is no empty screen', () => {
    expect(isUntouched(stateOf('classical', { result: 'washout' }))).toBe(false);
  });
});
