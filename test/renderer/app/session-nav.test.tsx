// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SessionNav } from '../../../renderer/app/session-nav.tsx';
import { uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { openScreenWorld } from '../screen-world.tsx';

const SESSION = uuid(9);

test('a round of any number is marked as being under Rounds, and nothing else is', async () => {
  const world = await openScreenWorld();
  await world.store.sessions.create(aSessionInput());
  await world.show(() => <SessionNav sessionId={SESSION} />, `/sessions/${SESSION}/rounds/3`);
  const rounds = await screen.findByRole('link', { name: 'Rounds' });
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked).toEqual([rounds]);
  world.close();
});

test('through a session that does not exist there is no way', async () => {
  const world = await openScreenWorld();
  await world.show(() => <SessionNav sessionId={SESSION} />, `/sessions/${SESSION}/people`);
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  world.close();
});
