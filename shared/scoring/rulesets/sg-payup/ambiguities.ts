import type { Ambiguity } from '../../ruleset.ts';

/** Where 002 is silent, unclear or at odds with itself, and what this ruleset does. */
export const payupAmbiguities: readonly Ambiguity[] = [
  {
    id: 'lost-pattern-table',
    question: 'The page prices three patterns and leaves the rest to sister pages that are lost. What are they worth?',
    decision: 'What the club of 003 counts, as a copy of its own; each is an option, 0 leaves it out.',
    source: '002 Two Worked Examples, filling 34',
  },
  {
    id: 'bao-example',
    question:
      'The zi mo bao example prices a hand with three fed dragon sets at three tai (48), while big dragons pay the limit.',
    decision: 'Big dragons pay the limit: 192. The 48 is the arithmetic of a three-tai hand.',
    source: '002 Shooter Pays And Bao, filling 37',
  },
  {
    id: 'minimum',
    question: 'How many tai does a win need?',
    decision: 'One; by option none to three.',
    option: 'minimumTai',
    source: 'filling 28',
  },
  {
    id: 'zero-tai',
    question: 'What does a hand without tai pay where it may win?',
    decision: 'Half of one tai, as the doubling goes down.',
    option: 'minimumTai',
    source: 'filling 26',
  },
  {
    id: 'unfinished-dragons',
    question: 'Do three dragon sets win before the hand is complete?',
    decision: 'No; by option they do, and four wind sets too.',
    option: 'instantHonours',
    source: 'filling 42',
  },
  {
    id: 'complete-families-tai',
    question: 'What tai do all flowers or all seasons add?',
    decision: 'One for each family beside the own tile.',
    option: 'completeFamilyTai',
    source: 'filling 34',
  },
  {
    id: 'four-animals',
    question: 'What are four animals worth in tai?',
    decision: 'Five in all, added to the rest, the single animals included.',
    option: 'allAnimalsTai',
    source: 'filling 34',
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
    question: 'What must pin hu on a discard have waited for?',
    decision:
      'At least two kinds of tile, such as a four-tile run on either end; by option a chow open on both sides. A self-drawn tile needs no wait.',
    option: 'pinHuWait',
    source: 'filling 38',
  },
  {
    id: 'pin-hu-pair',
    question: 'Does any pair of honours drop pin hu?',
    decision: 'Only dragons, own and prevailing wind; by option every honour.',
    option: 'pinHuPair',
    source: 'filling 38',
  },
  {
    id: 'concealed-self-drawn',
    question: 'Does a fully concealed self-drawn hand count a tai?',
    decision: 'Yes, one, as in the club table; concealed kongs leave the hand concealed.',
    option: 'concealedSelfDrawnTai',
    source: 'filling 34',
  },
  {
    id: 'self-drawn',
    question: 'Is zi mo worth a tai?',
    decision: 'No: the page describes only its effect on the payments.',
    option: 'selfDrawnTai',
    source: '002 Winning By Zi Mo',
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
    id: 'seven-pairs',
    question: 'Are seven pairs a hand?',
    decision: 'Not by default; by option four tai or the limit, four alike being two pairs.',
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
    id: 'bao-causes',
    question: 'Which discards make a player liable?',
    decision:
      'A fed full flush and the third dragon set, as the page says; four winds, visible tai up to the limit and late fresh discards as in the club.',
    option: 'bao',
    source: '002 Shooter Pays And Bao, filling 36',
  },
  {
    id: 'bao-third-party',
    question: 'Does the liable player pay when a third player throws the winning tile?',
    decision: 'Yes: bao moves the whole bill. By option the usual split, or half shares.',
    option: 'baoThirdPartyThrow',
    source: '002 Shooter Pays And Bao, filling 33',
  },
  {
    id: 'half-shares-and-shooter-pays',
    question:
      'Liable player and thrower are to halve the share of the bystander, and the the shooter pays for everybody: what does the liable player pay?',
    decision:
      'Nothing: the thrower pays all three shares, so no bystander loses anything that could be halved. Half shares matter only where the three share.',
    option: 'baoThirdPartyThrow',
    source: '002 Shooter Pays And Bao, filling 33',
  },
  {
    id: 'bao-without-cause',
    question: 'Must the cause of a liability be said?',
    decision: 'No: the table names the liable player. A cause that is said is checked against what the winner shows.',
    option: 'bao',
    source: '002 Shooter Pays And Bao',
  },
  {
    id: 'payments-and-base',
    question: 'Do on-the-spot payments grow with the base?',
    decision: 'No: they are amounts of their own.',
    option: 'exposedKongPays',
    source: '002 Kongs, Bites And Marriages',
  },
  {
    id: 'opening-family',
    question: 'Is a family in the opening deal doubled?',
    decision: 'No, only bites and marriages.',
    option: 'openingDouble',
    source: '002 Kongs, Bites And Marriages',
  },
  {
    id: 'late-kong',
    question: 'When does the thrower of a fresh tile pay a whole kong?',
    decision:
      'When one is named as the payer: the table knows what was fresh. With more than seven tiles left at the end of the deal it cannot be.',
    option: 'lateKong',
    source: '002 Kongs, Bites And Marriages',
  },
  {
    id: 'opening-kong',
    question: 'Does a kong of tiles that were all there in the opening deal pay double?',
    decision: 'No document says so. Said of a kong it is refused, said of a family it is taken and changes nothing.',
    source: '002 Kongs, Bites And Marriages',
  },
  {
    id: 'robbed-concealed-kong',
    question: 'May a concealed kong be robbed?',
    decision:
      'The table decides: the documents are silent. What is entered as robbed pays as such; in sg-doubles thirteen wonders alone may.',
    source: '002 Kongs, Bites And Marriages',
  },
  {
    id: 'robbed-kong',
    question: 'How is it seen to that a robbed kong pays nothing?',
    decision: 'It is not entered as a payment. Its player is the shooter.',
    source: '002 Kongs, Bites And Marriages',
  },
  {
    id: 'false-win',
    question: 'What does a false win cost?',
    decision: 'The zi mo limit amount to each opponent; the dealer stays unless the dealer offended.',
    option: 'falseWin',
    source: 'filling 40',
  },
  {
    id: 'dealer',
    question: 'When does the dealer stay?',
    decision: 'After an own win, and after a draw unless a kong was entered or shown.',
    option: 'dealerAfterDraw',
    source: 'filling 43',
  },
  {
    id: 'three-players',
    question: 'What when three sit at a table?',
    decision: 'Nobody is North: what North would pay or get falls away. Table points are 4-2-0.',
    source: 'filling 53',
  },
];
