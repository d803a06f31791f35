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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: { launchOptions: chromiumOptions(), trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    { name: 'store', testDir: './store' },
    { name: 'web', testDir: './web' },
    { name: 'desktop', testDir: './desktop' },
  ],
});
