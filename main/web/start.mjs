// Like node-version.mjs nothing newer than `import()`: an old Node gets a sentence, not a syntax error.
import { nodeComplaint } from './node-version.mjs';

if (nodeComplaint !== undefined) {
  console.error(nodeComplaint);
  process.exitCode = 1;
} else {
  import('./start-app.mjs')
    .then((app) => app.startApp())
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
}
