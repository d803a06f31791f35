// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandModal } from '../../../renderer/components/command-modal.tsx';
import { openScreenWorld, type ScreenWorld } from '../screen-world.tsx';

let world: ScreenWorld;
beforeEach(async () => {
  world = await openScreenWorld();
});
afterEach(() => world.close());

const show = async (final: boolean) => {
  const onClose = vi.fn();
  let resolve: (answer: unknown) => void = () => {};
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  const dialog = (
    <CommandModal title="Erase Bo" action="Erase" final={final} command={() => promise} done="Erased" onClose={onClose}>
      Sure?
    </CommandModal>
  );
  await world.show(() => dialog, '/players');
  await world.user.click(await screen.findByRole('button', { name: 'Erase' }));
  return { onClose, finish: () => resolve({}) };
};

test('what cannot be taken back cannot be called off on its way either', async () => {
  const { onClose, finish } = await show(true);
  await world.user.keyboard('{Escape}');
  await world.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await world.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('any other dialog closes while its command is on its way', async () => {
  const { onClose } = await show(false);
  await world.user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
