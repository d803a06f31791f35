import { expect, type Locator } from '@playwright/test';
import type { Keyboard } from './pages/keyboard.ts';

/** How somebody without a mouse comes to a screen, and what they do there. */
export type Journey = {
  /** From the list of sessions. */
  readonly reach: (keys: Keyboard) => Promise<void>;
  /** By this heading one knows that one is there. */
  readonly heading: string | RegExp;
  /** The screen's main task. */
  readonly task: (keys: Keyboard) => Promise<void>;
  /** It has a window of its own. */
  readonly alone?: boolean;
};

const button = ({ page }: Keyboard, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const said = ({ page }: Keyboard, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();

/** By the palette: what is typed, and what it has to find first. */
const by =
  (...steps: readonly (readonly [query: string, best: string | RegExp])[]) =>
  async (keys: Keyboard): Promise<void> => {
    for (const [query, best] of steps) await keys.find(query, best);
  };

/** A page to print: the cursor is on the button that prints, and Escape leads back. */
const sheet = (
  query: string,
  best: string,
  heading: string | RegExp,
  from: readonly (readonly [query: string, best: string | RegExp])[] = [],
): Journey => ({
  reach: async (keys) => {
    await by(...from)(keys);
    await keys.find(query, best);
  },
  heading,
  task: async (keys) => {
    await expect(button(keys, 'Print')).toBeFocused();
    await keys.press('Enter');
    await expect.poll(() => keys.page.evaluate(() => window.roundwindPrinted)).toBe(1);
    await keys.press('Escape');
    await expect(keys.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

/** What stands behind the newest change of a history. */
const openFirstChange = async (keys: Keyboard): Promise<void> => {
  const changes = keys.page.getByRole('main').getByRole('button', { name: /published|entered|created|recorded/ });
  await keys.choose(changes.and(keys.page.getByRole('button', { expanded: false })).first());
  await expect(keys.page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
};

const TABLE = ['1', 'Table 1'] as const;
const SEASON = ['winter', 'Winter season'] as const;
const NEXT_WEEK = ['next week', 'Next week'] as const;

/** One for every path of the router: a new screen has to say how it is used without a mouse. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  '/': {
    reach: by(['sessions', 'Sessions']),
    heading: 'Sessions',
    task: async (keys) => {
      await keys.choose(keys.page.getByRole('link', { name: 'Monday evening' }));
      await expect(keys.page.getByRole('heading', { level: 1, name: /^Round/ })).toBeVisible();
    },
  },
  '/sessions/new': {
    reach: (keys) => keys.press('n'),
    heading: 'New session',
    task: async (keys) => {
      await expect(keys.page.getByLabel('Name', { exact: true })).toBeFocused();
      await keys.press('Control+a');
      await keys.type('By keyboard');
      await keys.press('Control+Enter');
      await expect(keys.page.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
    },
  },
  '/players': {
    reach: by(['players', 'Players']),
    heading: 'Players',
    task: async (keys) => {
      const dialog = keys.page.getByRole('dialog');
      await keys.press('n');
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
      await keys.type('Zoe');
      await keys.press('Enter');
      await expect(button(keys, 'Edit Zoe')).toBeVisible();
      await keys.choose(button(keys, 'Add player'));
      await keys.leavesTo(dialog, button(keys, 'Add player'));
    },
  },
  '/players/$playerId': {
    reach: async (keys) => {
      await keys.palette.open();
      await keys.type('anna');
      await keys.palette.answer(/Anna.*Player/).waitFor();
      while ((await keys.palette.best.textContent())?.includes('Player') !== true) await keys.press('ArrowDown');
      await keys.press('Enter');
    },
    heading: 'Anna',
    task: async (keys) => {
      const every = button(keys, 'Show every game');
      await keys.choose(every);
      await expect(every).toHaveCount(0);
    },
  },
  '/seasons': {
    reach: by(['seasons', 'Seasons']),
    heading: 'Season',
    task: async (keys) => {
      await keys.press('n');
      await expect(keys.page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
      await keys.type('Spring');
      await keys.press('Enter');
      await expect(keys.page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();
    },
  },
  '/seasons/$seasonId': {
    reach: by(SEASON),
    heading: 'Winter season',
    task: async (keys) => {
      await keys.choose(button(keys, 'Export'));
      await expect(keys.page.getByRole('menuitem').first()).toBeFocused();
      await keys.leavesTo(keys.page.getByRole('menu'), button(keys, 'Export'));
      await keys.tabTo(keys.page.getByRole('tab', { name: 'Table' }));
      await keys.press('ArrowRight');
      await expect(keys.page.getByTestId('ratings')).toBeVisible();
    },
  },
  '/scorer': {
    reach: by(['scorer', 'Scorer']),
    heading: 'Scorer',
    task: async (keys) => {
      const east = keys.page.getByRole('textbox', { name: 'East, winner: tiles or worth' });
      await expect(east).toBeFocused();
      await keys.type('B222 C333 D444 B777 EE !E');
      await expect(keys.page.getByTestId('result')).toContainText(/\d+ points/);
      await keys.press('Alt+n');
      await expect(east).toHaveValue('');
      await expect(east).toBeFocused();
    },
  },
  '/files': {
    reach: by(['backup and restore', 'Backup and restore']),
    heading: 'Backup and files',
    task: async (keys) => {
      // Nobody hears the key before the page knows that there is something to back up.
      await expect(keys.page.locator('button[aria-keyshortcuts="B"]')).toBeEnabled();
      const written = keys.page.waitForEvent('download');
      await keys.press('b');
      await written;
    },
  },
  '/sessions/$sessionId/setup': {
    reach: by(['set-up', 'Set-up']),
    heading: 'Set-up',
    task: async (keys) => {
      await keys.tabTo(keys.page.getByLabel('Name', { exact: true }));
      await keys.press('End');
      await keys.type(' late');
      await keys.press('Control+Enter');
      await said(keys, 'Set-up saved');
      await keys.press('Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Control+Enter');
      await expect(keys.page.getByLabel('Name', { exact: true })).toHaveValue('Monday evening');
    },
  },
  '/sessions/$sessionId/people': {
    reach: by(NEXT_WEEK),
    heading: 'Check-in',
    task: async (keys) => {
      await expect(keys.page.getByRole('combobox', { name: 'Check in' })).toBeFocused();
      await keys.type('ines');
      await keys.press('Enter');
      await expect(keys.page.getByTestId('present-count')).toHaveText('9');
    },
  },
  '/sessions/$sessionId/plan': {
    reach: by(NEXT_WEEK, ['seating plan', 'Seating plan']),
    heading: 'Seating plan',
    task: async (keys) => {
      await expect(button(keys, /^Plan \d+ rounds$/)).toBeFocused();
      await keys.press('Enter');
      await expect(button(keys, 'Keep this plan')).toBeFocused({ timeout: 40_000 });
      await keys.press('Control+Enter');
      await expect(keys.page.getByTestId('draft')).toHaveCount(0);
    },
  },
  '/sessions/$sessionId/seat': {
    reach: by(NEXT_WEEK, ['seat the next round', 'Seat the next round']),
    heading: /^Seat round 1/,
    task: async (keys) => {
      await keys.tabTo(button(keys, /, table 1, East$/));
      await keys.press('Enter', 'ArrowRight', 'Enter', 'Control+Enter');
      await expect(keys.page.getByRole('heading', { level: 1, name: /^Round 1/ })).toBeVisible();
      await keys.press('Control+z');
      await said(keys, 'Taken back');
    },
  },
  '/sessions/$sessionId/rounds/$round': {
    reach: by(['rounds', 'Rounds']),
    heading: /^Round 2/,
    task: async (keys) => {
      const more = button(keys, 'More for table 1');
      await keys.choose(more);
      await keys.leavesTo(keys.page.getByRole('menu'), more);
      // A digit goes to the field wherever the cursor is.
      await keys.press('1', 'Enter');
      await expect(keys.page.getByRole('heading', { level: 1, name: 'Table 1, round 2' })).toBeVisible();
    },
  },
  '/sessions/$sessionId/tables/$tableId': {
    reach: by(['rounds', 'Rounds'], TABLE),
    heading: 'Table 1, round 2',
    task: async (keys) => {
      await expect(keys.page.getByTestId('seat-E').getByRole('textbox')).toBeFocused();
      await keys.press('F9', 's');
      await keys.press('Escape');
      for (const total of ['40w', '20', '8', '4']) {
        await keys.type(total);
        await keys.press('Enter');
      }
      await expect(keys.page.locator('tr[data-deal="3"]')).toBeVisible();
      await keys.press('F2');
      await expect(keys.page.getByRole('textbox', { name: 'Go to table' }).first()).toBeFocused();
    },
  },
  '/sessions/$sessionId/tables/$tableId/sheet': {
    reach: by(['rounds', 'Rounds'], TABLE, ['copy a whole sheet', 'Copy a whole sheet']),
    heading: 'Table 1, round 2: copy a sheet',
    task: async (keys) => {
      const { page } = keys;
      await expect(page.locator('[data-row="0"] [data-cell="a"]')).toBeFocused();
      for (const total of ['40w', '20', '8', '4']) {
        await keys.type(total);
        await keys.press('Enter');
      }
      await expect(page.locator('tr[data-row="0"] [data-kind]')).toHaveText('Complete');
      await keys.press('F7');
      await keys.press('Control+Enter');
      await said(keys, /^Deal \d saved/);
      // It was the table's last deal: a finished table has no sheet to copy. Once the page shows it, there is that change to undo.
      await expect(page.getByText('This table has finished its round')).toBeVisible();
      await keys.press('Control+z');
      await said(keys, 'Taken back');
    },
  },
  '/sessions/$sessionId/standings': {
    reach: by(['standings', 'Standings']),
    heading: 'Standings',
    task: async (keys) => {
      await keys.press('/');
      await keys.type('anna');
      const anna = keys.page.getByTestId('standings').getByRole('button', { name: 'Anna', exact: true });
      await keys.choose(anna);
      await keys.leavesTo(keys.page.getByRole('dialog'), anna);
    },
  },
  '/sessions/$sessionId/charts': {
    reach: by(['charts', 'Charts']),
    heading: 'Charts',
    task: async (keys) => {
      await keys.tabTo(keys.page.getByRole('tab', { selected: true }));
      await keys.press('ArrowRight');
      await expect(keys.page.getByRole('tab', { name: 'Places' })).toHaveAttribute('aria-selected', 'true');
      await keys.tabTo(keys.page.getByRole('radio', { name: 'Chart' }));
      await keys.press('ArrowRight');
      await expect(keys.page.getByRole('tabpanel').getByRole('table')).toBeVisible();
    },
  },
  '/sessions/$sessionId/penalties': {
    reach: by(['penalties', 'Penalties']),
    heading: 'Penalties',
    task: async (keys) => {
      await expect(keys.page.getByRole('combobox', { name: 'Person' })).toBeFocused();
      await keys.type('Ben');
      await keys.press('ArrowDown', 'Enter');
      await keys.tabTo(keys.page.getByRole('textbox', { name: 'Reason', exact: true }));
      await keys.type('Late');
      await keys.tabTo(keys.page.getByRole('textbox', { name: 'Points taken', exact: true }));
      await keys.type('10');
      await keys.press('Enter');
      await expect(keys.page.getByTestId('penalties')).toContainText('Late');
    },
  },
  '/sessions/$sessionId/published/$publicationId': {
    reach: by(['published standings', 'Published standings']),
    heading: 'Published standings',
    task: async (keys) => {
      await keys.choose(keys.page.getByRole('link', { name: 'Print as published' }));
      await expect(button(keys, 'Print')).toBeFocused();
      await keys.press('Escape');
      await expect(keys.page.getByRole('heading', { level: 1, name: 'Published standings' })).toBeVisible();
    },
  },
  '/history': {
    reach: by(['history of the club', 'History of the club']),
    heading: 'History of the club',
    task: openFirstChange,
  },
  '/sessions/$sessionId/history': {
    reach: by(['history', 'History']),
    heading: 'History',
    task: openFirstChange,
  },
  '/display/$sessionId': {
    reach: by(['display', 'Open the display for the room']),
    heading: 'Monday evening',
    alone: true,
    task: async (keys) => {
      await keys.press('Space');
      await expect(button(keys, 'Turn pages')).toBeVisible();
      const pages = keys.page.getByText(/^Page \d+ of \d+$/);
      const before = (await pages.textContent()) ?? '';
      await keys.press('ArrowRight');
      await expect(pages).not.toHaveText(before);
    },
  },
  '/print/season/$seasonId': sheet('this season', 'Print this season', /^Season/, [SEASON]),
  '/print/standings/$sessionId': sheet('print standings', 'Print standings', /Standings/),
  '/print/published/$publicationId': sheet('published last', 'Print the standings published last', /Standings/),
  '/print/cross-table/$sessionId': sheet('cross table', 'Print cross table', /Cross table/),
  '/print/settlement/$sessionId': sheet('settlement', 'Print settlement sheet', /Settlement/),
  '/print/penalties/$sessionId': sheet('print penalties', 'Print penalties', /Penalties/),
  '/print/table/$tableId': sheet('score sheet', 'Print score sheet of this table', /sheet/i, [
    ['rounds', 'Rounds'],
    TABLE,
  ]),
  '/print/rules': sheet('rule card', 'Print the rule card', /Chinese Classical/),
  '/print/schedule/$sessionId': sheet('wall chart', 'Print wall chart by round', /Seating|plan/i),
  '/print/tables/$sessionId': sheet('seats by table', 'Print seats by table', /table/i),
  '/print/cards/$sessionId': sheet('personal cards', 'Print personal cards', /card/i),
  '/print/check-in/$sessionId': sheet('check-in list', 'Print check-in list', /Check-in/),
  '/print/certificate/$sessionId': sheet('certificate', 'Print certificate of the plan', /Certificate/),
};
