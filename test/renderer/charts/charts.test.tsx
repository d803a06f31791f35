// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BalanceChart } from '../../../renderer/charts/balance-chart.tsx';
import { LuckChart } from '../../../renderer/charts/luck-chart.tsx';
import { PaymentsChart } from '../../../renderer/charts/payments-chart.tsx';
import { PlacesChart } from '../../../renderer/charts/places-chart.tsx';
import { WinsChart } from '../../../renderer/charts/wins-chart.tsx';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import { classical } from '../../../shared/scoring/rulesets/classical/classical.ts';
import { chartTable } from '../../builders/charts.ts';
import { anEntrant, aPlayer, aWin, uuid } from '../../builders/records.ts';

beforeAll(async () => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await startTranslations();
});
afterEach(cleanup);

const chairs = { a: 'A', b: 'B', c: 'C', d: 'D' };
const ids = Object.values(chairs);
// East goes out with 10 and gets 20 from each; then East (still chair a) pays 20 and the others 10 each to chair b.
const tables = [chartTable({ chairs, facts: [aWin('a', [10, 0, 0, 0]), aWin('b', [0, 10, 0, 0])] })];
const nameOf = (id: string): string => `Player ${id}`;

const show = (chart: ReactNode): void => void render(<MantineProvider env="test">{chart}</MantineProvider>);

/** Rows of the table as they are read out. */
const tableOf = (name: string): readonly string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('behind the balances stands what each deal left', () => {
  show(<BalanceChart tables={tables} entrantIds={['A', 'B']} nameOf={nameOf} picker={null} />);
  expect(tableOf('Points won and lost so far')).toEqual([
    'After | Player A | Player B',
    'Round 1, deal 1 | +60 | −20',
    'Round 1, deal 2 | +40 | +20',
  ]);
});

test('behind the places stands everybody, also who was not chosen', () => {
  const entrants = ids.map((id, index) => {
    const player = aPlayer({ id: uuid(index + 1), displayName: id });
    return { ...anEntrant({ id, playerId: player.id, number: index + 1 }), player };
  });
  const session = { ranking: 'game-points', tieBreaks: [], ending: { kind: 'deals', count: 6 } } as const;
  show(
    <PlacesChart
      input={{ session, entrants, tables, penalties: [] }}
      entrantIds={['A']}
      nameOf={nameOf}
      picker={null}
    />,
  );
  expect(tableOf('Place after each round')).toEqual([
    'Name | Round 1',
    'Player A | 1',
    'Player B | 2',
    'Player C | 3',
    'Player D | 3',
  ]);
});

test('behind the wins stands how they came and what they were worth', () => {
  show(<WinsChart tables={tables} ruleset={classical} nameOf={nameOf} />);
  expect(tableOf('Wins by person')).toEqual([
    'Name | Won | Not said how | 0–31',
    'Player A | 1 | 1 | 1',
    'Player B | 1 | 1 | 1',
    'Player C | 0 | 0 | 0',
    'Player D | 0 | 0 | 0',
  ]);
});

test('who paid whom is a table, in the order given', () => {
  show(<PaymentsChart tables={tables} order={['B', 'A']} nameOf={nameOf} />);
  expect(tableOf('Who paid whom')).toEqual([
    'Paid by | Player B | Player A | Player C | Player D | Paid in all | Received in all',
    'Player B | – | 20 | – | – | 20 | 40',
    'Player A | 20 | – | – | – | 20 | 60',
    'Player C | 10 | 20 | – | – | 30 | 0',
    'Player D | 10 | 20 | – | – | 30 | 0',
  ]);
});

test('behind the luck of everybody stands what each wind brought', () => {
  show(<LuckChart tables={tables} people={ids.map((id) => ({ id, name: nameOf(id) }))} />);
  expect(tableOf('Results by seat wind and table')).toEqual([
    'Seat or table | Deals | Result | Average per deal | Won',
    'East | 2 | +40 | +20.0 | 1',
    'South | 2 | +20 | +10.0 | 1',
    'West | 2 | −30 | −15.0 | 0',
    'North | 2 | −30 | −15.0 | 0',
  ]);
});
