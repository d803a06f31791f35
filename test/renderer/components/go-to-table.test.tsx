// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GoToTable } from '../../../renderer/components/go-to-table.tsx';
import { uuid } from '../../builders/records.ts';
import { openScreenWorld, type ScreenWorld } from '../screen-world.tsx';

const TABLES = [{ table: { id: uuid(12), number: 12 } }];

/** A room whose tables come after the screen. */
const Page = () => {
  const [tables, setTables] = useState<typeof TABLES>();
  return (
    <>
      <GoToTable sessionId={uuid(1)} tables={tables} autoFocus />
      <button type="button" onClick={() => setTables(TABLES)}>
        They come
      </button>
    </>
  );
};

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
  await world.show(Page, '/');
});
afterEach(() => world.close());

const come = (): Promise<void> => world.user.click(screen.getByRole('button', { name: 'They come' }));

test('a number entered before the tables are known leads there once they are', async () => {
  await world.user.type(await screen.findByRole('textbox'), '12{Enter}');
  expect(world.path()).toBe('/');
  expect(screen.queryByText(/No table 12/)).toBeNull();
  await come();
  await waitFor(() => expect(world.path()).toBe(`/sessions/${uuid(1)}/tables/${uuid(12)}`));
});

test('a number that turns out to be none is said to be none, and one that was only typed leads nowhere', async () => {
  const field = await screen.findByRole('textbox');
  await world.user.type(field, '13{Enter}');
  await come();
  await screen.findByText(/13/);
  await world.user.clear(field);
  await world.user.type(field, '12');
  expect(world.path()).toBe('/');
});
