// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ExportMenu } from '../../../renderer/components/export-menu.tsx';
import { openScreenWorld, type ScreenWorld } from '../screen-world.tsx';

const MARK = 'Standings (CSV)';
const Page = () => (
  <div id="content">
    <button type="button">A row</button>
    <ExportMenu files={[{ label: MARK, write: async () => undefined }]} />
  </div>
);

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
  await world.show(Page, '/');
});
afterEach(() => world.close());

const openAndLeave = async (): Promise<void> => {
  await world.user.keyboard('e');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: MARK })));
  await world.user.keyboard('{Escape}');
};

test('opened by its key and left again, the menu gives the focus back to where it was', async () => {
  const row = await screen.findByRole('button', { name: 'A row' });
  row.focus();
  await openAndLeave();
  await waitFor(() => expect(document.activeElement).toBe(row));
});

test('on a page that was only looked at the focus stays with its button', async () => {
  const button = await screen.findByRole('button', { name: /Export/ });
  expect(document.activeElement).toBe(document.body);
  await openAndLeave();
  await waitFor(() => expect(document.activeElement).toBe(button));
});
