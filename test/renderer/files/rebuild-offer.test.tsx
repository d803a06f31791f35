// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { JournalHost } from '../../../renderer/host/host.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import { RebuildOfferBox } from '../../../renderer/screens/files/rebuild-offer.tsx';
import type { RebuildOffer } from '../../../shared/contract/desktop.ts';
import { fail, ok } from '../../../shared/result.ts';

beforeAll(async () => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  await startTranslations();
});
afterEach(() => {
  cleanup();
  notifications.clean();
});

const EMPTY: RebuildOffer = { why: 'empty', journalSeq: 87, storeSeq: 0, journalAt: '2026-11-29T20:00:00Z' };

const show = (journal: Partial<JournalHost>, offer = EMPTY): void => {
  render(
    <MantineProvider env="test">
      <Notifications />
      <RebuildOfferBox journal={journal as JournalHost} offer={offer} />
    </MantineProvider>,
  );
};

test('says what the journal holds and what the records lack', () => {
  show({});
  expect(screen.getByTestId('rebuild-offer').textContent).toMatch(/empty.*87 changes/);
  cleanup();
  show({}, { ...EMPTY, why: 'older', storeSeq: 60 });
  expect(screen.getByTestId('rebuild-offer').textContent).toMatch(/end at change 60.*goes on to change 87/);
});

test('accepted, it says how far the records reach again', async () => {
  show({ acceptRebuild: async () => ok({ seq: 87 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
  expect(await screen.findByText('The records are back, up to change 87')).toBeTruthy();
});

test('a database that cannot be opened: only yes can be said, and it says where what was there is kept', async () => {
  show(
    { acceptRebuild: async () => ok({ seq: 87, keptAs: '/club/unreadable-2026-11-30' }) },
    { ...EMPTY, why: 'unreadable' },
  );
  expect(screen.getByTestId('rebuild-offer').textContent).toMatch(/cannot be opened.*all 87 changes/);
  expect(screen.queryByRole('button', { name: 'Go on without them' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
  expect(await screen.findByText(/up to change 87.*kept in \/club\/unreadable-2026-11-30/)).toBeTruthy();
});

test('declined, it says where the journal is kept', async () => {
  show({ declineRebuild: async () => ok({ keptAs: '/club/journal-2026-11-30' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Go on without them' }));
  expect(await screen.findByText(/kept as \/club\/journal-2026-11-30/)).toBeTruthy();
});

test('refused, it says why and can be tried again', async () => {
  show({ acceptRebuild: async () => fail([{ code: 'store-unavailable', detail: 'starting' } as const]) });
  await userEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
  expect(await screen.findByText(/do not answer just now/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bring them back' }).hasAttribute('disabled')).toBe(false);
});
