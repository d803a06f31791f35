/** Where `import 'electron'` leads in a process that runs on the double. */
export const REDIRECT = new URL('./electron.mjs', import.meta.url).href;

/** The hook in the form that Node 20 takes. */
export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: REDIRECT, format: 'module', shortCircuit: true } : next(specifier, context);
