import { ensureBuilt } from '../../main/web/build.mjs';

/** Journeys run against what is built; a journey on an old build would prove nothing. */
const globalSetup = async (): Promise<void> => {
  await ensureBuilt(['pages', 'desktop']);
};

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default globalSetup;
