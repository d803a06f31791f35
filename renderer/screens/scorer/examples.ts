import { documentRules, EMPTY_HAND, type ScorerState, type TypedHand } from './scorer-state.ts';

/** Hands to begin with: one for each rule system, each showing what is particular about it. Names under `scorer:example`. */
const HANDS: Readonly<Record<string, Partial<TypedHand>>> = {
  // The worked hand of document 001: North, in the South round, on East's tile.
  classical: {
    prevailingWind: 'S',
    texts: { E: '20', S: 'B999 (WWWW) D12345 GdGd', W: '8', N: 'B222 D111 EE [C555] [RdRdRdRd+] !E' },
    winner: 'N',
    source: 'E',
  },
  american: {
    texts: { E: 'C111 C999 EE [SSS] [WdWdWd] F1 !C9', S: '40', W: 'B333 RdRd B15789 S4', N: '0' },
    winner: 'E',
    source: 'S',
  },
  'sg-doubles': {
    texts: { E: '', S: 'C123 C456 C789 C22 [C567] F2 A1 !C9', W: '', N: '' },
    winner: 'S',
    source: 'self',
  },
  'sg-payup': {
    texts: { E: '', S: '', W: 'D222 D555 EE [D888] [RdRdRd] A3 A4 !E', N: '' },
    winner: 'W',
    source: 'N',
    instant: [{ seat: 'W', kind: 'rooster-centipede', opening: false, payer: undefined }],
  },
  'sg-club': {
    texts: { E: 'pong white, pong green, pong east, 234 bam, pair 9 bam, cat', S: '', W: '', N: '' },
    winner: 'E',
    source: 'W',
    winningTile: 'B9',
  },
};

export const EXAMPLES = Object.keys(HANDS);

/** The screen filled with the example of a rule system. */
export const exampleState = (ruleset: string): ScorerState => ({
  ...EMPTY_HAND,
  ...documentRules(ruleset),
  ...HANDS[ruleset],
});
