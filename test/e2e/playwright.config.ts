import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';

/**
 * Journeys by what they run against: `store` (the store alone, in persistent Chromium), `web` (the app in web mode) and
 * `desktop` (the built main and preload bundles). Each spec starts its own app on its own port: there is no `webServer`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Cleared at each run, so nothing else may be kept in it.
  outputDir: '../../test-results/journeys',
  globalSetup: './global-setup.ts',
  // While working on it a journey has to pass at once. `npm test` tries a failed one again, on a machine that may be busy, and says so.
  retries: 0,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Also of what a file makes ready first: a club, a browser, and the club in it.
  timeout: 120_000,
  // Longer than the pages themselves wait for an answer of the store before they ask again.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  // A trace of every journey would cost as much again as some of them: only the second try of one that failed has it.
  use: { launchOptions: chromiumOptions(), trace: 'on-first-retry', screenshot: 'only-on-failure' },
  projects: [
    { name: 'store', testDir: './store' },
    { name: 'web', testDir: './web' },
    { name: 'desktop', testDir: './desktop' },
  ],
});
