import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { takenTexts } from '../../../renderer/components/taken-text.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';

beforeAll(startTranslations);

test.each([
  [{ gamePoints: 2, tablePoints: 0 }, ['−1 point']],
  [{ gamePoints: 1, tablePoints: 0 }, ['−0.5 points']],
  [{ gamePoints: 0, tablePoints: 12 }, ['−1 table point']],
  [{ gamePoints: 80, tablePoints: 18 }, ['−40 points', '−1½ table points']],
])('%o reads %o', (penalty, texts) => {
  expect(takenTexts(i18next.t, penalty)).toEqual(texts);
});
