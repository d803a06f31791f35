import type { Circumstance } from '../../shared/scoring/deal-facts.ts';
import type { BonusTile, HonourTile, Suit } from '../../shared/tiles/tile.ts';

/**
 * What people type and search for, beside the names on screen: the same tile, set or event under the names of other clubs and
 * languages, without accents and in lower case. Never shown, so not translated. Patterns carry their own aliases in the rule systems.
 */
export const SUIT_WORDS: Readonly<Record<Suit, readonly string[]>> = {
  B: ['bamboo', 'bamboos', 'bam', 'bams', 'sticks', 'sou', 'suo', 'tiao', '條', '条', '索'],
  C: ['characters', 'character', 'char', 'craks', 'crak', 'wan', 'man', 'wanzi', '萬', '万'],
  D: ['dots', 'dot', 'circles', 'circle', 'balls', 'pin', 'tong', 'bing', '筒', '餅', '饼'],
};

export const HONOUR_WORDS: Readonly<Record<HonourTile, readonly string[]>> = {
  E: ['east', 'east wind', 'dong', 'ton', '東', '东'],
  S: ['south', 'south wind', 'nan', '南'],
  W: ['west', 'west wind', 'xi', 'shaa', '西'],
  N: ['north', 'north wind', 'bei', 'pei', '北'],
  Rd: ['red', 'reds', 'red dragon', 'hong zhong', 'zhong', 'chun', 'chung', '中'],
  Gd: ['green', 'greens', 'green dragon', 'fa cai', 'fa', 'hatsu', 'fatt', '發', '発', '发'],
  Wd: ['white', 'whites', 'white dragon', 'bai ban', 'bai', 'haku', 'white board', 'soap', '白', '囗'],
};

export const BONUS_WORDS: Readonly<Record<BonusTile, readonly string[]>> = {
  F1: ['plum', '梅'],
  F2: ['orchid', '蘭', '兰'],
  F3: ['chrysanthemum', '菊'],
  F4: ['bamboo flower', '竹'],
  S1: ['spring', '春'],
  S2: ['summer', '夏'],
  S3: ['autumn', '秋'],
  S4: ['winter', '冬'],
  A1: ['cat', '貓', '猫'],
  A2: ['rat', 'mouse', '老鼠'],
  A3: ['rooster', 'cock', 'chicken', '雞', '鸡'],
  A4: ['centipede', '蜈蚣'],
};

export const SET_KINDS = ['pung', 'chow', 'kong', 'concealed-kong', 'promoted-kong', 'pair'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** A kong without a further word is taken as claimed, as a pung is taken as laid open. */
export const SET_WORDS: Readonly<Record<SetKind, readonly string[]>> = {
  pung: ['pung', 'pong', 'peng', 'pon', 'triplet', '碰'],
  chow: ['chow', 'chi', 'chee', 'chii', 'sequence', 'run', '吃', '上'],
  kong: [
    'kong',
    'kan',
    'gang',
    'quad',
    'exposed kong',
    'open kong',
    'melded kong',
    'claimed kong',
    'ming gang',
    '杠',
    '槓',
  ],
  'concealed-kong': ['concealed kong', 'hidden kong', 'closed kong', 'ankan', 'an gang', 'angang', '暗槓', '暗杠'],
  'promoted-kong': ['promoted kong', 'added kong', 'small kong', 'kakan', 'shouminkan', 'bu gang', 'jia gang'],
  pair: ['pair', 'eyes', 'eye', 'jong', 'jiang', '將', '将', '眼'],
};

export const EVENTS = ['self-drawn'] as const;
export type Event = (typeof EVENTS)[number] | Circumstance;

/** How a hand was won. Where the same word means two things, the first in this list has it. */
export const EVENT_WORDS: Readonly<Record<Event, readonly string[]>> = {
  'self-drawn': [
    'zimo',
    'zi mo',
    'zhi mo',
    'self draw',
    'self drawn',
    'selfdraw',
    'selfdrawn',
    'tsumo',
    'from the wall',
    '自摸',
  ],
  'robbed-kong': [
    'robbing a kong',
    'robbing the kong',
    'robbed kong',
    'qiang gang',
    'chankan',
    'snatching a kong',
    '搶槓',
    '抢杠',
  ],
  'kong-replacement': [
    'gang shang',
    'kong up',
    'gang shang kai hua',
    'rinshan',
    'supplement tile',
    'win on a kong',
    '槓上',
    '杠上',
  ],
  'flower-replacement': ['flower up', 'hua shang', 'flower replacement', '花上'],
  'last-wall-tile': [
    'hai di lao yue',
    'haitei',
    'hai di',
    'moon from the bottom of the sea',
    'last tile',
    '海底撈月',
    '海底捞月',
  ],
  'last-discard': ['houtei', 'he di lao yu', 'last tile claim', 'fish from the river', '河底撈魚'],
  'kong-on-kong': ['kong upon kong', 'double kong', 'gang shang gang', 'lian gang'],
  'ready-on-first-turn': ['tenpai', 'double riichi', 'original call', 'ting', 'ready hand', '聽', '听'],
  heavenly: ['tian hu', 'tenho', 'blessing of heaven', 'heavens hand', 'gates of heaven', '天和', '天胡'],
  earthly: ['di hu', 'chiho', 'blessing of earth', 'earths hand', '地和', '地胡'],
  human: ['ren hu', 'renho', 'blessing of man', 'hand of man', '人和', '人胡'],
  'other-waits-dead': ['one chance', 'only wait', 'dead waits', 'single wait'],
};

/** Words that may stand between the others and say nothing. */
export const FILLERS: readonly string[] = ['a', 'an', 'and', 'the', 'of', 'in', 'with', 'exposed', 'open', 'melded'];
