import { describe, expect, test } from 'vitest';
import { chooseTarget } from '../../../main/web/target.mjs';

const linux = { platform: 'linux', env: { DISPLAY: ':0' }, webAsked: false, desktopAsked: false };
const nothing = { override: undefined, binary: undefined, canFetch: true, failedLately: undefined };

describe('Electron or web mode', () => {
  const cases: [string, Parameters<typeof chooseTarget>[0], Parameters<typeof chooseTarget>[1], unknown][] = [
    ['binary and X display', linux, { ...nothing, binary: '/e' }, { kind: 'desktop', binary: '/e' }],
    [
      'binary and Wayland',
      { ...linux, env: { WAYLAND_DISPLAY: 'wayland-0' } },
      { ...nothing, binary: '/e' },
      { kind: 'desktop', binary: '/e' },
    ],
    ['binary, no display', { ...linux, env: {} }, { ...nothing, binary: '/e' }, { kind: 'web', reason: 'no-display' }],
    [
      'binary, empty DISPLAY',
      { ...linux, env: { DISPLAY: '' } },
      { ...nothing, binary: '/e' },
      { kind: 'web', reason: 'no-display' },
    ],
    [
      'no binary, no display: nothing is fetched',
      { ...linux, env: {} },
      nothing,
      { kind: 'web', reason: 'no-display' },
    ],
    ['no binary, display', linux, nothing, { kind: 'fetch' }],
    ['Windows needs no DISPLAY', { ...linux, platform: 'win32', env: {} }, nothing, { kind: 'fetch' }],
    [
      'macOS needs no DISPLAY',
      { ...linux, platform: 'darwin', env: {} },
      { ...nothing, binary: '/e' },
      { kind: 'desktop', binary: '/e' },
    ],
    [
      'web mode asked for',
      { ...linux, webAsked: true },
      { ...nothing, binary: '/e' },
      { kind: 'web', reason: 'asked' },
    ],
    [
      'override with Electron',
      linux,
      { ...nothing, override: '/o', binary: '/o/electron' },
      { kind: 'desktop', binary: '/o/electron' },
    ],
    [
      'override without Electron',
      linux,
      { ...nothing, override: '/o' },
      { kind: 'web', reason: 'override-empty', detail: '/o' },
    ],
    ['no package', linux, { ...nothing, canFetch: false }, { kind: 'web', reason: 'no-package' }],
    [
      'failed lately',
      linux,
      { ...nothing, failedLately: 'no line' },
      { kind: 'web', reason: 'fetch-failed', detail: 'no line; npm start -- --desktop tries again' },
    ],
    [
      'failed lately, asked again',
      { ...linux, desktopAsked: true },
      { ...nothing, failedLately: 'no line' },
      { kind: 'fetch' },
    ],
    [
      'failed lately, but here now',
      linux,
      { ...nothing, failedLately: 'no line', binary: '/e' },
      { kind: 'desktop', binary: '/e' },
    ],
  ];
  test.each(cases)('%s', (_, surroundings, electron, target) => {
    expect(chooseTarget(surroundings, electron)).toEqual(target);
  });
});
