import type { Ambiguity } from '../../ruleset.ts';

/** Where 001 is silent, unclear or wrong, and what this ruleset does. For the rule card and for arguments at the desk. */
export const classicalAmbiguities: readonly Ambiguity[] = [
  {
    id: 'erratum-192',
    question: 'The example doubles 46 points twice and prints 192.',
    decision:
      '46 x 4 = 184. The 192, carried into the payments sample, is a slip: it would follow were East the prevailing wind (48 points), but the round is South.',
    source: '001 5.3, filling 12',
  },
  {
    id: 'example-kong',
    question: 'The example calls its red dragon kong melded and lists no three concealed triplets.',
    decision: 'The kong is a promoted one; a claimed kong would add that double (368).',
    source: '001 5.3, filling 12',
  },
  {
    id: 'own-and-prevailing-wind-pair',
    question: 'Does a pair that is both own and prevailing wind score twice?',
    decision: 'Yes, 4 points: both lines of the table apply.',
    source: '001 5.2.1, filling 3',
  },
  {
    id: 'loser-pairs',
    question: 'How many scoring pairs may a loser count?',
    decision: 'Every one; by option the best one.',
    option: 'loserPairs',
    source: '001 5.2.1, filling 2',
  },
  {
    id: 'undeclared-kong',
    question: 'What are four equal tiles in a hand that were never declared?',
    decision: 'A concealed pung and a spare tile, for losers; a winner may use the fourth in a chow.',
    source: 'filling 2',
  },
  {
    id: 'short-losing-hand',
    question: 'May a losing hand show fewer than 13 tiles?',
    decision: 'Yes: only its sets and pairs score. More than 13 (a kong counting three) is an error.',
    source: '001 5.1',
  },
  {
    id: 'claimed-kong',
    question: 'Is a kong claimed from a discard concealed?',
    decision:
      'For its points no, for three concealed triplets, hidden treasure and concealed hands yes; by option never.',
    option: 'claimedKongIsConcealed',
    source: '001 5.2.3, 5.2.4, filling 6',
  },
  {
    id: 'set-finished-by-claim',
    question: 'Is a set finished by the claimed winning tile melded?',
    decision: 'Yes, the pair too, for points and for concealed triplets.',
    source: 'filling 1',
  },
  {
    id: 'self-drawn-and-double',
    question: 'Which doubles replace the points for a self-drawn last tile?',
    decision: 'Only that for the last tile of the wall, also when it was turned into a kong and the supplement won.',
    source: '001 5.2.4, filling 4',
  },
  {
    id: 'one-chance-by-exhaustion',
    question: 'When are the other chances of a hand played?',
    decision:
      'When all copies outside the own concealed tiles lie in melds or discards. Melds of the hands given are seen, the rest is asked; a wait held four times concealed is never dead.',
    source: '001 5.2.2, filling 5',
  },
  {
    id: 'losers-big-four-winds',
    question: 'Does a loser with four wind sets add own and prevailing wind?',
    decision:
      'No, 4 doubles in all, also when the two winds are one. The same row serves a winner where the limit hand is off.',
    option: 'bigFourWindsLoserDoubles',
    source: '001 5.2.3, filling 13',
  },
  {
    id: 'all-eight-bonus-tiles',
    question: 'What are all flowers and seasons worth where a family gives two or three doubles?',
    decision: 'Three doubles in total as printed; by option the sum of the parts.',
    option: 'allEightBonusTiles',
    source: '001 5.2.3 note',
  },
  {
    id: 'nine-gates-wait',
    question: 'Must nine gates wait on all nine tiles?',
    decision: 'No: any tile of the suit, whatever the wait; by option the nine-sided wait only.',
    option: 'nineGates',
    source: '001 5.2.5, filling 49',
  },
  {
    id: 'all-green-without-dragon',
    question: 'Does all green need the green dragon?',
    decision: 'No: composed only of the green tiles.',
    source: '001 5.2.5',
  },
  {
    id: 'heavenly-after-kongs',
    question: 'May the dealer declare concealed kongs before a heavenly hand?',
    decision: 'Yes, and replace bonus tiles; by option without kongs. A dealt hand needs no last tile.',
    option: 'heavenlyHand',
    source: '001 5.2.5',
  },
  {
    id: 'earthly-on-first-draw',
    question: 'Is a win on the own first draw an earthly hand?',
    decision: 'No: on the first discard of the dealer; by option also on a first draw before any meld.',
    option: 'earthlyHand',
    source: '001 5.2.5 note',
  },
  {
    id: 'moon-on-supplement',
    question: 'Is it the moon when the last wall tile made a kong and the supplement is dot 1?',
    decision: 'Yes: going out so is paid as the last tile of the wall.',
    source: '001 5.2.4, 5.2.5',
  },
  {
    id: 'dealer-win-streak-after-thirteen',
    question: 'What is a fourteenth win in a row worth?',
    decision: 'The limit again; by option the thirteenth ends the deal of that dealer.',
    option: 'dealerPassesAfterStreak',
    source: '001 5.2.5, filling 11',
  },
  {
    id: 'limit-hand-without-limit',
    question: 'What is a limit hand worth where totals are not cut?',
    decision: 'The amount of the limit, or the ordinary count where that is higher.',
    option: 'limitCutsTotals',
    source: '001 5.4 note',
  },
  {
    id: 'limit-and-losers',
    question: 'Does the limit cut totals, payments or differences?',
    decision: 'Every total, before East doubles; never a payment or a difference.',
    source: '001 5.4, filling 7',
  },
  {
    id: 'events-on-entered-points',
    question: 'Do limit hands made by the course of the deal apply to points and doubles typed in?',
    decision: 'Yes, such as the thirteenth win of the dealer; a typed total is final.',
    source: 'filling 50',
  },
  {
    id: 'false-win-amount',
    question: 'What does a false win cost?',
    decision: '300 to each opponent, not doubled for East; the deal ends and passes when East offended.',
    option: 'falseWinPayment',
    source: 'filling 10',
  },
  {
    id: 'cannon-on-self-draw',
    question: 'Does a liable player pay when the winner drew the tile?',
    decision: 'Yes, whoever gave the tile: the table names the liable player.',
    option: 'cannon',
    source: 'filling 9',
  },
  {
    id: 'three-players',
    question: 'What when three sit at a table?',
    decision: 'Nobody is North: what North would pay or get falls away. Table points are 4-2-0.',
    source: 'filling 53',
  },
];
