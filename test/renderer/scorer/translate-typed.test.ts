import { describe, expect, test } from 'vitest';
import { EVENT_WORDS } from '../../../renderer/i18n/glossary.ts';
import { translateTyped } from '../../../renderer/screens/scorer/translate-typed.ts';
import { parseHand } from '../../../shared/hand/notation.ts';
import { CIRCUMSTANCES } from '../../../shared/scoring/deal-facts.ts';

test.each([
  ['notation stays', 'B123 EE [C555] (RdRdRdRd) F1', 'B123 EE [C555] (RdRdRdRd) F1'],
  ['a pung by one tile', 'pong east', '[EEE]'],
  ['a pung of a suit', 'pung of 5 bam', '[B555]'],
  ['a whole pung', 'peng EEE', '[EEE]'],
  ['a chow by its lowest tile', 'chi B1', '[B123]'],
  ['a chow in words', 'chow 123 bamboo', '[B123]'],
  ['kongs', 'kan E, ankan S, added kong W', '[EEEE] (SSSS) [WWWW+]'],
  ['two words for a kong', 'concealed kong red', '(RdRdRdRd)'],
  ['a pair', 'eyes haku', 'WdWd'],
  ['dragons', 'chun hatsu haku', 'Rd Gd Wd'],
  ['ranks before the suit letter', '123b 456m 789p', 'B123 C456 D789'],
  ['suit before the ranks', 'dots 5 5', 'D5 5'],
  ['signs', '東東東 中 三萬 五筒', 'E E E Rd C3 D5'],
  ['words in brackets', '[east east east]', '[E E E]'],
  ['flowers and animals', 'plum autumn cat', 'F1 S3 A1'],
  ['a set without its tiles is named', 'pong', 'pung'],
  ['what is no word passes', 'B123 xyz', 'B123 xyz'],
])('%s', (_, typed, notation) => expect(translateTyped(typed).notation).toBe(notation));

test.each([
  ['zimo', 'self-drawn'],
  ['Zi Mo', 'self-drawn'],
  ['self-drawn', 'self-drawn'],
  ['自摸', 'self-drawn'],
  ['qiang gang', 'robbed-kong'],
  ['Hǎi dǐ lāo yuè', 'last-wall-tile'],
  ['tian hu', 'heavenly'],
])('%s is %s', (typed, event) => {
  const { notation, events } = translateTyped(`B11 ${typed} EE`);
  expect(events).toEqual([event]);
  expect(notation).toBe('B11 EE');
});

describe('the glossary', () => {
  test('has words for everything that can happen', () => {
    expect(Object.keys(EVENT_WORDS).toSorted()).toEqual([...CIRCUMSTANCES, 'self-drawn'].toSorted());
  });

  test('holds no word that is notation', () => {
    const words = Object.values(EVENT_WORDS).flat();
    const notation = words.filter((word) => {
      const read = parseHand(word);
      return read.ok && read.value.concealed.length > 0;
    });
    expect(notation).toEqual([]);
  });
});
