// Read by whatever Node there is, so nothing here is newer than `import()`: an old Node gets a sentence, not a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Roundwind needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org/`);
  process.exitCode = 1;
} else {
  import('./start-app.mjs')
    .then((app) => app.startApp())
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
}
