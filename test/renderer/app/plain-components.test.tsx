// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CrashBoundary } from '../../../renderer/app/crash.tsx';
import { Movement } from '../../../renderer/components/movement.tsx';
import { PlaceText } from '../../../renderer/components/place-text.tsx';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';

beforeAll(async () => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  await startTranslations();
});
afterEach(cleanup);

const show = (children: ReactNode): HTMLElement =>
  render(<MantineProvider env="test">{children}</MantineProvider>).container.querySelector('[data-it]') ??
  document.body;

const Broken = (): never => {
  throw new Error('sum is not zero');
};

test.each<[number, boolean, string]>([
  [1, false, '1'],
  [2, true, '=22, shared'],
])('place %i (shared %s) reads %j', (place, shared, expected) => {
  expect(
    show(
      <div data-it>
        <PlaceText place={place} shared={shared} />
      </div>,
    ).textContent,
  ).toBe(expected);
});

test.each<[number | null, string]>([
  [3, 'up 3 places'],
  [1, 'up 1 place'],
  [-2, 'down 2 places'],
  [0, 'same place as before'],
  [null, 'no place before'],
])('a movement of %s is said as %j, never by colour alone', (places, expected) => {
  const text = show(
    <div data-it>
      <Movement places={places} />
    </div>,
  ).textContent;
  expect(text).toContain(expected);
});

test('what escapes every screen ends in the crash page, with the way on and the words for help', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBe(document.activeElement);
  expect(screen.getByText(/sum is not zero/)).toBeTruthy();
  quiet.mockRestore();
});
