import type { Ambiguity } from '../../ruleset.ts';

/** Where 000 is unclear about bao, flowers and faults; and, last, the rules that only people at the table can watch. */
export const playNotes: readonly Ambiguity[] = [
  {
    id: 'bao-third-party',
    question: 'Who pays when a third player throws the winning tile?',
    decision:
      'Everybody as usual: the page names only the liable thrower and zhi mo. By option half shares, or the liable player alone.',
    option: 'baoThirdPartyThrow',
    source: '000 Bao, filling 33',
  },
  {
    id: 'bao-without-cause',
    question: 'Must the cause of a bao be said?',
    decision: 'No: the table names the liable player. A cause that is said is checked against what the winner shows.',
    option: 'bao',
    source: '000 Bao',
  },
  {
    id: 'bao-order',
    question: 'The order in which sets were laid open is not recorded. Which was the feeding one?',
    decision: 'Any claimed set may be: the cause holds when the others make up what had to lie there before.',
    source: '000 Bao',
  },
  {
    id: 'bao-um-kongs',
    question: 'Do um kongs count as exposed?',
    decision: 'Yes, they are declared and lie on the table.',
    source: '000 Bao',
  },
  {
    id: 'bao-pong-or-hu',
    question: '"Allows B to either Pong or Hu (depending on agreed rules)": which?',
    decision: 'Either; by option one of them. A win with the third dragon or fourth wind as the pair is a hu.',
    option: 'baoHonourSets',
    source: '000 Bao',
  },
  {
    id: 'bao-all-honours',
    question: '"Exposed Pongs of all honours": how many?',
    decision: 'Three at least, and nothing else lies open; the page says three of ones and nines.',
    option: 'baoAllHonours',
    source: '000 Bao',
  },
  {
    id: 'bao-visible-doubles',
    question: 'Which doubles are exposed?',
    decision: 'Those of bonus tiles and of open honour sets; not what the hand may yet become.',
    option: 'baoVisibleLimit',
    source: '000 Bao',
  },
  {
    id: 'bao-two-short',
    question: '"1 (occasionally 2)" doubles less than the limit.',
    decision: 'One; by option two. The claimed set must bring the rest.',
    option: 'baoDoublesShort',
    source: '000 Bao, filling 48',
  },
  {
    id: 'bao-nine-tiles',
    question: 'Must the other open sets be of the suit as well when nine of its tiles lie open?',
    decision: 'No. A kong counts four tiles.',
    option: 'baoFullFlush',
    source: '000 Bao',
  },
  {
    id: 'bao-rolls-over',
    question: 'How does a bao roll over?',
    decision:
      'Who feeds the winner last is liable. The program knows the order only of the winning discard: with this option it cannot be a third player’s when it is itself such a feed.',
    option: 'baoRollsOver',
    source: '000 Bao',
  },
  {
    id: 'bao-qing-fresh',
    question: 'Who knows that a late discard was fresh?',
    decision: 'The table. With eight tiles left or fewer, by option five.',
    option: 'baoQingTiles',
    source: '000 Bao Qing',
  },
  {
    id: 'flower-thief-routes',
    question: 'How are the two routes of the flower thief entered?',
    decision:
      'As a win with all eight flowers with the winner; the other tiles need not be shown. By the second route, or when the winner drew the eighth, nobody threw it: everybody pays.',
    option: 'flowerThief',
    source: '000 Cai Hua Zei, filling 47',
  },
  {
    id: 'flower-thief-liable',
    question: 'Who is liable for the eighth flower?',
    decision:
      'Who drew it, was found with it at the inspection, or scattered tiles after the reservation: entered as liable, cause last flower. Said to have thrown it as well, that player pays the four shares of a discard, otherwise the six of a zhi mo.',
    option: 'baoLastFlower',
    source: '000 Cai Hua Zei, filling 47',
  },
  {
    id: 'flower-thief-exposes',
    question: 'What if the flower thief exposes a hand that is not complete?',
    decision: '"May be considered a Zha Hu": the table decides and enters a false win.',
    source: '000 Cai Hua Zei',
  },
  {
    id: 'wrong-number-of-tiles',
    question: 'What becomes of a win, or a kong, with too few or too many tiles?',
    decision:
      'A win of anything but fourteen tiles is refused; declared at the table, it is a false win. Too many tiles also make liable for any winning discard.',
    option: 'baoTooManyTiles',
    source: '000 Xiao Xiang Gong, Da Xiang Gong',
  },
  {
    id: 'robbed-kong',
    question: 'What does a robbed kong pay?',
    decision: 'Nothing: it is not entered. Its player counts as the thrower.',
    source: '000 Robbing a Kong',
  },
  {
    id: 'robbed-um-kong',
    question: 'Is robbing an um kong worth a double?',
    decision: 'Only 13 wonders may, and they are worth the limit. It is entered as any robbed kong.',
    source: '000 Shi San Yao, Robbing a Kong',
  },
  {
    id: 'claims',
    question: 'Two players can win on one tile. Who does?',
    decision:
      'Note for the referee: 13 wonders before all others, otherwise the next in turn. The program records who won.',
    source: '000 Shi San Yao',
  },
  {
    id: 'aiming-a-claim',
    question: 'May a player claim the second discard of a tile within one round of discards?',
    decision: 'Note for the referee: no, neither for a pong nor for a win, before having had a chance to draw.',
    source: '000 Aiming a claim',
  },
  {
    id: 'discarding-a-similar-tile',
    question: 'May a player discard what the set just claimed could have been made of?',
    decision: 'Note for the referee: no, neither the fourth of a pong nor the other end of a chi.',
    source: '000 Discarding a similar tile',
  },
];
