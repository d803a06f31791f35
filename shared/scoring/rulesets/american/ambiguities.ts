import type { Ambiguity } from '../../ruleset.ts';

/** Where 004 is silent, unclear or wrong, and what this ruleset does. For the rule card and for arguments at the desk. */
export const americanAmbiguities: readonly Ambiguity[] = [
  {
    id: 'example-without-pair',
    question: 'The example lists 46 points and one double: nothing for its pair of winds, and no double for one suit.',
    decision:
      'The tables are followed: the pair adds 2 (48, still 50), and a hand that keeps to one suit has one double more (200 instead of 100).',
    source: '004 example, filling 21',
  },
  {
    id: 'rounding-of-losers',
    question: 'Are the points of losers rounded up as well?',
    decision:
      'Yes, before the doubles; exact tens and nothing at all stay what they are. By option to the nearest ten or not.',
    option: 'rounding',
    source: '004 rounding, filling 15',
  },
  {
    id: 'double-wind-pair',
    question: 'Does a pair that is both own and prevailing wind score twice?',
    decision: 'No, 2 points as any pair of winds.',
    source: '004 basic points, filling 3',
  },
  {
    id: 'loser-pairs',
    question: 'How many scoring pairs may a loser count?',
    decision: 'Every one; by option the best one.',
    option: 'loserPairs',
    source: '004 basic points, filling 2',
  },
  {
    id: 'undeclared-kong',
    question: 'What are four equal tiles in a hand that were never declared?',
    decision: 'A concealed pung and a spare tile, for losers; a winner may use the fourth in a chow or as two pairs.',
    source: 'filling 2',
  },
  {
    id: 'set-finished-by-claim',
    question: 'Is a set finished by the claimed winning tile melded?',
    decision:
      'Yes, the pair too, for points. It spoils neither a concealed hand nor a special hand that must be concealed.',
    source: '004 Concealed hand, filling 1',
  },
  {
    id: 'one-bonus-tile-twice',
    question: 'Does the flower of a wind that is both own and prevailing double twice?',
    decision: 'Yes, one double for each line; by option once.',
    option: 'bonusTileDoublesTwice',
    source: '004 flowers and seasons, filling 16',
  },
  {
    id: 'complete-families',
    question: 'All flowers are worth 1000 points, and totals above 500 are cut: what remains?',
    decision:
      'The limit, for losers too, and for a special hand of less; by option the 1000 are the total, one family or both.',
    option: 'completeFamilies',
    source: '004 flowers and seasons, filling 17',
  },
  {
    id: 'concealed-hand-of-losers',
    question: 'The concealed hand is worded for going out and headed for all players. Do losers score it?',
    decision: 'Yes; by option the winner alone.',
    option: 'concealedHandOfLosers',
    source: '004 Concealed hand, filling 51',
  },
  {
    id: 'loser-patterns',
    question: 'Must a loser be calling to score for concealment, one suit or terminals and honours?',
    decision: 'No; by option yes, counting special hands among the calls and one-suit play among the rules.',
    option: 'loserPatternsNeedWaitingHand',
    source: '004 hands of all players, note',
  },
  {
    id: 'short-losing-hand',
    question: 'May a losing hand show fewer than 13 tiles?',
    decision: 'Yes, its sets, pairs and bonus tiles score; doubles for a whole hand need all thirteen.',
    source: '004 hands of all players',
  },
  {
    id: 'robbing-a-kong',
    question: 'May a kong be robbed, and what is it worth?',
    decision:
      'The win stands without a double; by option one double, or no such win at all. The discarder is who declared the kong.',
    option: 'robbingKong',
    source: '004 Out by robbing a Kong',
  },
  {
    id: 'last-discard-bonus',
    question: 'The row for robbing a kong speaks of points for the last discard, which the page does not define.',
    decision: 'The last discard and the last tile of the wall may be told and are worth nothing.',
    source: '004 Out by robbing a Kong, filling 22',
  },
  {
    id: 'sweep-of-losers',
    question: 'Who scores for the claim of East’s first discard?',
    decision: 'Whoever made it, win or lose.',
    source: '004 sweep, filling 23',
  },
  {
    id: 'one-suit-play',
    question:
      'The page does not say that a winner may not mix suits or hold several chows, though its special hands are exceptions to it.',
    decision:
      'The hand counts with a warning; by option it is refused, or the rule is not played. A reading that keeps the rule, as a special hand that may mix suits, goes before one that would be worth more.',
    option: 'oneSuitPlay',
    source: 'filling 14',
  },
  {
    id: 'percentages-and-limit',
    question: 'Are 200 % hands cut to the limit?',
    decision: 'No, a percentage is final. Half of an odd limit is rounded up.',
    source: '004 limit or special hands, filling 18',
  },
  {
    id: 'percentage-or-count',
    question: 'May a regular hand of 50 % be counted in points and doubles instead, where that is more?',
    decision:
      'Yes, when it is also a lawful ordinary hand. One that is no four sets and a pair is its percentage alone, unless a complete family is more.',
    source: '004 limit or special hands, filling 18',
  },
  {
    id: 'several-special-hands',
    question: 'What when a hand is several special hands at once?',
    decision: 'The one that pays most, and of equals the first of the table. They are never added.',
    source: '004 limit or special hands, filling 18',
  },
  {
    id: 'unfinished-special-hands',
    question: 'Is a loser rewarded for a calling special hand?',
    decision: 'No.',
    source: '004 note after the table',
  },
  {
    id: 'irregular-hands-concealed',
    question: 'Some hands of pairs or single tiles do not say that they must be concealed.',
    decision: 'They hold no set that could be melded, so that nothing lies open; a claimed winning tile is let pass.',
    source: '004 Seven Pairs, Suit Pairs and Honor Orphans, Knitting, Triple Knitting',
  },
  {
    id: 'pung-or-kong',
    question: 'Some rows speak of pungs alone. May they be kongs?',
    decision: 'No: where a kong will do the table says “Pung/Kong”. A concealed kong leaves a hand concealed.',
    source: '004 limit or special hands',
  },
  {
    id: 'run-pung-and-pair-suit',
    question: 'Are the pung and the pair beside the run of its suit?',
    decision: 'Yes, both.',
    source: '004 Run, Pung and a Pair',
  },
  {
    id: 'great-snake-concealed-kong',
    question: 'Is a great snake with a concealed kong concealed?',
    decision: 'Yes, 100 %. Any meld that lies open makes it 50 %; a claimed winning tile does not.',
    source: '004 Great Snake',
  },
  {
    id: 'suits-of-special-hands',
    question: 'May a special hand mix suits when its row has no note that it may?',
    decision:
      'Only one that cannot be made otherwise, as numbers racket. Three great scholars with a set and a pair of two suits is warned of, refused or allowed, as one-suit play is.',
    option: 'oneSuitPlay',
    source: '004 limit or special hands, filling 52',
  },
  {
    id: 'pairs-and-mixed-suits',
    question: 'Which hands of pairs may mix suits?',
    decision:
      'Seven pairs and terminal pairs, as noted there. Terminal and honour pairs of several suits are seven pairs.',
    source: '004 All Terminal and Honor Pairs, filling 52',
  },
  {
    id: 'dragons-of-jewel-pairs',
    question: 'Which pairs make a jade, pearl, ruby or ruby jade hand?',
    decision:
      'Those of its tiles, its dragons among them at least once; ruby jade also needs a green and a red bamboo.',
    source: '004 Jade Hand, Ruby Jade',
  },
  {
    id: 'imperial-chows',
    question: 'How many chows may imperial jade and imperial pearl hold?',
    decision:
      'One, as any hand: a second is warned of, refused or allowed, as one-suit play is. Only 2, 3 and 4 make a chow.',
    option: 'oneSuitPlay',
    source: '004 Imperial Jade “Chow restrictions apply”',
  },
  {
    id: 'all-red-tiles',
    question: 'Does all red need the red dragon?',
    decision: 'No: only characters 2, 3, 4, 6 and 8 and red dragons, with any number of chows.',
    source: '004 All Red',
  },
  {
    id: 'orphan-pairs-alike',
    question: 'May suit pairs with honour orphans hold one pair twice?',
    decision: 'Yes, as the other hands of pairs; “any fourth dragon” makes a pair of one of the three.',
    source: '004 Suit Pairs and Honor Orphans',
  },
  {
    id: 'double-numbers-pair',
    question: 'Which two suits and numbers make double numbers?',
    decision: 'The same two numbers in the same two suits, with any pair of honours.',
    source: '004 Double Numbers',
  },
  {
    id: 'gates-extra-tile',
    question: 'Which tile may be paired in the gates?',
    decision: 'One from 2 to 8; four ones or nines are no gates.',
    source: '004 Simple Gates, Confused Gates, Dragon Gates',
  },
  {
    id: 'windy-dragons-kongs',
    question: 'What is a melded hand, in which windy dragons may hold kongs?',
    decision: 'One with a set that lies open; a concealed kong alone does not make it melded.',
    source: '004 Windy Dragons',
  },
  {
    id: 'knitted-suits',
    question: 'Must all pairs of a knitted hand be of the same two suits?',
    decision: 'No: each pair is one number in two suits, and a number may come twice.',
    source: '004 Knitting',
  },
  {
    id: 'garter-numbers',
    question: 'Does Gertie’s garter need each number from one to seven?',
    decision: 'Yes, each in one pair; with a number twice it is knitting.',
    source: '004 Gertie’s Garter',
  },
  {
    id: 'triple-knitting-sets',
    question: 'What is a “pung of different suits”?',
    decision: 'One number in all three suits; four of them, alike or not, and a knitted pair.',
    source: '004 Triple Knitting',
  },
  {
    id: 'heavenly-after-supplements',
    question: 'May the dealer declare concealed kongs before a heavenly hand?',
    decision: 'Yes, and replace bonus tiles. A dealt hand needs no last tile.',
    source: '004 Heavenly Hand',
  },
  {
    id: 'events-on-entered-points',
    question: 'Do the heavenly and the earthly hand apply to points and doubles typed in?',
    decision: 'Yes; a typed total is final, and may be above the limit when a special hand is worth just that.',
    source: 'filling 50',
  },
  {
    id: 'limit-on-totals-or-differences',
    question: 'Does the limit cut totals, or differences between losers?',
    decision:
      'Every total, before East doubles. By option that of the winner and each difference between two losers, as in the publisher’s program.',
    option: 'limitCuts',
    source: '004 total score, filling 19',
  },
  {
    id: 'payments-chapter',
    question: 'The payments chapter is not at hand: penalties, draws, a cannon.',
    decision:
      'As in classical: 300 to each opponent for a false win, not doubled for East, nothing for a draw; no cannon, by option one.',
    option: 'falseWinPayment',
    source: 'filling 20',
  },
  {
    id: 'jokers',
    question: 'The publisher plays this system with jokers, of which the page says nothing.',
    decision: 'Hands are scored without jokers.',
    source: 'filling 24',
  },
  {
    id: 'three-players',
    question: 'What when three sit at a table?',
    decision: 'Nobody is North: what North would pay or get falls away. Table points are 4-2-0.',
    source: 'filling 53',
  },
];
