import { expect, type Page } from '@playwright/test';
import { type ClubPlan, type MadeClub, makeClub } from '../club.ts';
import { makeSeatedClub, type SeatedPlan } from '../seated-club.ts';
import { restoreClub } from './club-page.ts';
import { RoundPage } from './round-page.ts';

/** A club in the first of five rounds, unless the plan says otherwise, with that round on screen. */
export const bringRound = async (
  page: Page,
  plan: Partial<ClubPlan> & Pick<ClubPlan, 'names' | 'dealsPerTable'>,
): Promise<MadeClub> => {
  const club = await makeClub({ rounds: 1, roundCount: 5, ...plan });
  await restoreClub(page, club.backup);
  await new RoundPage(page).open(club.sessionId);
  return club;
};

/** A club with one table and no deal yet, with that table on screen: by two keys from its round. */
export const bringTable = async (page: Page, plan: SeatedPlan): Promise<void> => {
  const club = await makeSeatedClub(plan);
  await restoreClub(page, club.backup);
  const round = new RoundPage(page);
  await round.open(club.sessionId);
  await expect(round.goTo).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
};
