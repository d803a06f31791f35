import * as module from 'node:module';
import { REDIRECT } from './redirect.mjs';

// Node 22 has hooks in the same thread; Node 20 only those of another one.
if (typeof module.registerHooks === 'function') {
  module.registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: REDIRECT, format: 'module', shortCircuit: true } : next(specifier, context),
  });
} else {
  module.register('./redirect.mjs', import.meta.url);
}
