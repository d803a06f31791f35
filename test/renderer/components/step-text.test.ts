import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { stepText } from '../../../renderer/components/score-sheet-view.tsx';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';

beforeAll(startTranslations);

const SUM = { kind: 'sum', before: 0, after: 3 } as const;

test.each([
  ['classical', null, 'Points together: 3'],
  ['sg-club', 3, 'Together: 3 tai'],
  // Its document counts doubles.
  ['sg-doubles', 3, 'Together: 3 doubles'],
] as const)('the sum of a hand under %s has its own unit', (ruleset, tai, text) => {
  expect(stepText(i18next.t, SUM, { ruleset, sheet: { tai } })).toBe(text);
});
