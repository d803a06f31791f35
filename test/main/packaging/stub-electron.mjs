import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder that packs like an unpacked Electron where the real one cannot be fetched. Electron's executable carries its
 * fuses as bytes behind a sentinel: 32 known letters, the version (1), the number of fuses, then one character each. The
 * stub's executable is little more than that, so that the packer really finds and flips them and a test can read them back.
 */

export const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** In the order of the bytes, as Electron 45 has them; shipped as here. The ninth is newer than the packer's list. */
export const FUSES = [
  ['runAsNode', '1'],
  ['enableCookieEncryption', '0'],
  ['enableNodeOptionsEnvironmentVariable', '1'],
  ['enableNodeCliInspectArguments', '1'],
  ['enableEmbeddedAsarIntegrityValidation', '0'],
  ['onlyLoadAppFromAsar', '0'],
  ['loadBrowserProcessSpecificV8Snapshot', '0'],
  ['grantFileProtocolExtraPrivileges', '1'],
  ['wasmTrapHandlers', '1'],
];

/**
 * Makes the folder.
 * @param {string} folder
 */
export const makeStubElectron = (folder) => {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'), { recursive: true });
  const wire = Buffer.concat([
    Buffer.from(FUSE_SENTINEL, 'latin1'),
    Buffer.from([1, FUSES.length]),
    Buffer.from(FUSES.map(([, state]) => state).join(''), 'latin1'),
  ]);
  const executable = Buffer.concat([
    Buffer.from('\x7fELF stub ', 'latin1'),
    Buffer.alloc(256),
    wire,
    Buffer.alloc(256),
  ]);
  writeFileSync(join(folder, 'electron'), executable);
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'locales', 'en-US.pak'), '');
  writeFileSync(join(folder, 'locales', 'en-GB.pak'), '');
  writeFileSync(join(folder, 'locales', 'de.pak'), '');
  writeFileSync(join(folder, 'LICENSE'), 'stub');
  writeFileSync(join(folder, 'version'), '45.5.0');
};
