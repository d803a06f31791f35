import type { Ambiguity } from '../../ruleset.ts';

/** Where 003 is silent, unclear or lost its tables, and what this ruleset does. */
export const clubAmbiguities: readonly Ambiguity[] = [
  {
    id: 'lost-tai-table',
    question: 'The document lost its tai table. What are the patterns worth?',
    decision: 'What its prose says and the figures that Singapore tools agree on; each is an option, 0 leaves it out.',
    source: '003 Tai patterns, filling 34',
  },
  {
    id: 'lost-points-tables',
    question: 'The document lost both payment tables.',
    decision:
      'Doubling: 1/2, 2/4, 4/8, 8/16, 16/32. Rounded: 1/2, 2/3, 3/5, 5/10, 10/20 of a 1/2 table, an ordinary loser paying what the thrower pays a tai lower.',
    option: 'progression',
    source: '003 Points tables, filling 39',
  },
  {
    id: 'beyond-the-tables',
    question: 'How do the tables go on where the limit is above five tai?',
    decision: 'Both double from the last line on.',
    option: 'limit',
    source: 'filling 39',
  },
  {
    id: 'table-points',
    question: 'What does a pair such as 1/2 or 3/6 name?',
    decision:
      'The stake, of which the higher number is always twice the lower. The rounded "3/6" progression is a choice of its own, and halves on the "3/6 half" table.',
    option: 'tablePoints',
    source: '003 Table points, filling 39',
  },
  {
    id: 'zero-tai',
    question: 'What does a hand without tai pay where it may win?',
    decision:
      'Half of one tai on the doubling table, nothing on the rounded one. Stakes that would give quarters are refused.',
    option: 'zeroTaiPays',
    source: '003 Minimum tai, filling 26',
  },
  {
    id: 'complete-families',
    question: 'What tai do all flowers or all seasons add?',
    decision: 'One for each family beside the own tile.',
    option: 'completeFamilyTai',
    source: 'filling 34',
  },
  {
    id: 'four-animals',
    question: 'Are four animals a limit hand?',
    decision: 'No: five tai in all for the winner, added to the rest, the single animals included.',
    option: 'allAnimalsTai',
    source: '003 Animals, flowers and seasons',
  },
  {
    id: 'little-four-winds',
    question: 'Do own and prevailing wind count beside little four winds?',
    decision: 'Yes, two tai and theirs; by option they are included.',
    option: 'littleFourWindsSets',
    source: 'filling 34',
  },
  {
    id: 'pin-hu-wait',
    question: 'Does a four-tile run that waits on either end as the pair make pin hu on a discard?',
    decision:
      'Yes: at least two kinds of tile win. By option only a chow open on both sides. A self-drawn tile needs no wait.',
    option: 'pinHuWait',
    source: '003 Common questions, filling 38',
  },
  {
    id: 'pin-hu-pair',
    question: 'Does any pair of honours drop pin hu?',
    decision:
      'Only dragons, seat wind and round wind, as the definition says; by option every honour, as the answer below it says.',
    option: 'pinHuPair',
    source: '003 Common questions',
  },
  {
    id: 'pin-hu-four-of-a-kind',
    question: 'Is a wait for a tile of which the player holds all four a wait?',
    decision: 'No: that tile cannot come.',
    source: 'filling 38',
  },
  {
    id: 'concealed-self-drawn',
    question: 'Does a fully concealed self-drawn hand count a tai?',
    decision: 'Yes, one; the document does not mention it. Concealed kongs leave the hand concealed.',
    option: 'concealedSelfDrawnTai',
    source: 'filling 34',
  },
  {
    id: 'self-drawn',
    question: 'Is self-draw worth a tai?',
    decision: 'No: the document describes only its effect on the payments.',
    option: 'selfDrawnTai',
    source: 'filling 34',
  },
  {
    id: 'replacements-in-a-row',
    question: 'What is a win on the second replacement tile in a row worth?',
    decision:
      'One tai like the first; by option one each, or the limit. A number of replacements without their kind is enough.',
    option: 'replacementsInARow',
    source: 'filling 31',
  },
  {
    id: 'last-discard',
    question: 'Is a win on the last discard worth anything?',
    decision: 'No: only on the last tile drawn. It can be noted.',
    source: 'filling 34',
  },
  {
    id: 'seven-pairs',
    question: 'Are seven pairs a hand?',
    decision:
      'No: the document knows only four sets and a pair; by option four tai or the limit, four alike being two pairs.',
    option: 'sevenPairs',
    source: 'filling 35',
  },
  {
    id: 'eight-flowers-and-human-hand',
    question: 'Are all eight flowers, or a win in the first go-round, limit hands?',
    decision: 'Not by default. Eight flowers win whatever the rest of the hand.',
    option: 'allEightFlowers',
    source: 'filling 35',
  },
  {
    id: 'heavenly-kongs',
    question: 'May the dealer declare concealed kongs before a heavenly hand?',
    decision: 'No, "with the fourteen tiles as dealt", bonus tiles replaced; by option yes.',
    option: 'heavenlyHand',
    source: '003 Limit hands',
  },
  {
    id: 'four-concealed-kongs',
    question: 'Do concealed kongs count among four concealed triplets?',
    decision: 'Yes; claimed and promoted kongs do not.',
    source: '003 Limit hands',
  },
  {
    id: 'instant-honours-tile',
    question: 'Where is the winning tile of an unfinished hand of honours?',
    decision:
      'Among the loose tiles or in the open set it was claimed for; the other tiles need not fit. Fourteen tiles all the same.',
    option: 'instantHonours',
    source: '003 Limit hands, filling 42',
  },
  {
    id: 'bao-third-party',
    question: 'Does the liable player pay when a third player throws the winning tile?',
    decision:
      'Yes, all three shares: "the shooter amount on a discard win". By option the usual split, or half shares.',
    option: 'baoThirdPartyThrow',
    source: '003 Bao, filling 33',
  },
  {
    id: 'half-shares-and-shooter-pays',
    question:
      'Liable player and thrower are to halve the share of the bystander, and the shooter covers all: what does the liable player pay?',
    decision:
      'Nothing: the thrower pays all three shares, so no bystander loses anything that could be halved. Half shares matter only where the three share.',
    option: 'baoThirdPartyThrow',
    source: '003 Bao, Who gives points, filling 33',
  },
  {
    id: 'bao-visible-tai',
    question: 'Which tai are visible?',
    decision: 'Those of bonus tiles and of open sets of honours; not what the hand may yet become.',
    option: 'baoVisibleLimit',
    source: '003 Bao',
  },
  {
    id: 'bao-what-is-seen',
    question: 'Do concealed kongs count among the sets on the table?',
    decision:
      'Yes, they are declared; but one of the sets must have been fed. The order of the sets is not recorded and not checked.',
    source: '003 Bao',
  },
  {
    id: 'bao-without-cause',
    question: 'Must the cause of a liability be said?',
    decision: 'No: the table names the liable player. A cause that is said is checked against what the winner shows.',
    option: 'bao',
    source: '003 Bao',
  },
  {
    id: 'families-on-top',
    question: 'Do four animals, flowers or seasons pay on top of the pairs in them?',
    decision:
      'Yes; by option four animals pay only what their pairs have not paid. A flower and a season are a pair of no family.',
    option: 'familiesOnTopOfPairs',
    source: 'filling 32',
  },
  {
    id: 'opening-family',
    question: 'Is a family in the opening deal doubled?',
    decision: 'No, only the pairs.',
    option: 'openingDouble',
    source: '003 Points tables',
  },
  {
    id: 'opening-kong',
    question: 'Does a kong of tiles that were all there in the opening deal pay double?',
    decision: 'No document says so. Said of a kong it is refused, said of a family it is taken and changes nothing.',
    source: '003 Points tables',
  },
  {
    id: 'robbed-concealed-kong',
    question: 'May a concealed kong be robbed?',
    decision:
      'The table decides: the documents are silent. What is entered as robbed pays as such; in sg-doubles thirteen wonders alone may.',
    source: 'filling 44',
  },
  {
    id: 'robbed-kong',
    question: 'Does a robbed kong pay?',
    decision: 'No: it is not entered. Its player is the shooter.',
    source: 'filling 44',
  },
  {
    id: 'late-kong',
    question: 'Does the thrower of a fresh tile that is made a kong late pay for everybody?',
    decision: 'Not stated: off; by option, with seven tiles left or fewer.',
    option: 'lateKong',
    source: 'filling 41',
  },
  {
    id: 'false-win',
    question: 'What does a false win cost at a table of tiles?',
    decision: 'The self-drawn limit amount to each opponent; the dealer stays unless the dealer offended.',
    option: 'falseWin',
    source: '003 False wins, filling 40',
  },
  {
    id: 'kong-before-a-draw',
    question: 'What counts as a kong declared before a drawn hand?',
    decision: 'Any kong entered as a payment or shown in a hand.',
    option: 'dealerAfterDraw',
    source: '003 Dealer rotation, filling 43',
  },
  {
    id: 'rounds',
    question: 'Where is the number of rounds chosen?',
    decision: 'With the session: it ends after one, two or four winds.',
    source: '003 Rounds',
  },
  {
    id: 'play-at-the-table',
    question: 'Who watches claims, the missed-discard restriction and the fifteen tiles that stay unplayed?',
    decision: 'The players. The program records who won; where two could, the nearest in turn order.',
    source: '003 House rules a table can change',
  },
  {
    id: 'three-players',
    question: 'What when three sit at a table?',
    decision: 'Nobody is North: what North would pay or get falls away. Table points are 4-2-0.',
    source: 'filling 53',
  },
];
