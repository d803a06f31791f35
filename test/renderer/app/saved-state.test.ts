import { describe, expect, test } from 'vitest';
import { desktopSavedState, webSavedState } from '../../../renderer/app/saved-state.ts';
import { backupState } from '../../../renderer/components/backup-due.ts';
import type { JournalInfo } from '../../../shared/contract/desktop.ts';
import type { StoreStatus } from '../../../shared/contract/views.ts';

const NOW = new Date('2026-11-30T20:00:00Z');
const AN_HOUR_AGO = '2026-11-30T19:00:00Z';
const TWO_DAYS_AGO = '2026-11-28T19:00:00Z';

const status = (some: Partial<StoreStatus>): StoreStatus => ({
  storeId: 's',
  seq: 0,
  journal: null,
  backup: null,
  undo: null,
  redo: null,
  subscriptions: 1,
  ...some,
});

describe('how far the backup lies behind', () => {
  test.each<[string, Partial<StoreStatus>, number, boolean]>([
    ['nothing entered', { seq: 0 }, 0, false],
    ['no backup, few changes', { seq: 50 }, 50, false],
    ['no backup, an evening of changes', { seq: 51 }, 51, true],
    ['backed up to the newest change, long ago', { seq: 80, backup: { seq: 80, at: TWO_DAYS_AGO } }, 0, false],
    ['few changes since an hour', { seq: 85, backup: { seq: 80, at: AN_HOUR_AGO } }, 5, false],
    ['one change, the backup older than a day', { seq: 81, backup: { seq: 80, at: TWO_DAYS_AGO } }, 1, true],
    ['many changes since an hour', { seq: 131, backup: { seq: 80, at: AN_HOUR_AGO } }, 51, true],
  ])('%s', (_, some, behind, due) => {
    expect(backupState(status(some), NOW)).toMatchObject({ behind, due });
  });
});

describe('in a browser', () => {
  test.each<[string, Partial<StoreStatus>, 'granted' | 'refused', object]>([
    ['nothing entered', {}, 'refused', { tone: 'calm', text: 'stored' }],
    ['a first deal', { seq: 3 }, 'granted', { tone: 'calm', text: 'noBackup' }],
    ['a first deal, storage not promised', { seq: 3 }, 'refused', { tone: 'remind', text: 'noBackup' }],
    ['an evening without a backup', { seq: 60 }, 'granted', { tone: 'remind', text: 'dueFirst', count: 60 }],
    [
      'a fresh backup',
      { seq: 60, backup: { seq: 60, at: AN_HOUR_AGO } },
      'refused',
      { tone: 'calm', text: 'backup', at: AN_HOUR_AGO },
    ],
    [
      'many changes since',
      { seq: 120, backup: { seq: 60, at: AN_HOUR_AGO } },
      'granted',
      { tone: 'remind', text: 'due', count: 60, at: AN_HOUR_AGO },
    ],
  ])('%s', (_, some, persistence, expected) => {
    expect(webSavedState(status(some), { persistence, missing: false }, NOW)).toEqual(expected);
  });

  test('what is missing comes before everything else', () => {
    const said = webSavedState(status({}), { persistence: 'granted', missing: true }, NOW);
    expect(said).toEqual({ tone: 'alarm', text: 'missing' });
  });
});

describe('on the desktop', () => {
  const info = (state: JournalInfo['state']): JournalInfo => ({
    state,
    path: '/club/journal',
    seq: 4,
    at: AN_HOUR_AGO,
    fault: null,
    offer: null,
    setAside: null,
  });
  const written = { seq: 4, journal: { seq: 4, at: AN_HOUR_AGO } };

  test.each<[string, Partial<StoreStatus>, JournalInfo | undefined, object]>([
    ['nothing entered', {}, info('saved'), { tone: 'calm', text: 'stored' }],
    ['the file holds everything', written, info('saved'), { tone: 'calm', text: 'file', at: AN_HOUR_AGO }],
    ['the file is behind', { ...written, seq: 5 }, info('saving'), { tone: 'calm', text: 'filePending' }],
    ['main has not said anything', { seq: 5 }, undefined, { tone: 'calm', text: 'filePending' }],
    ['the file cannot be written', written, info('failed'), { tone: 'alarm', text: 'fileFailed' }],
    ['the file holds more', {}, info('rebuild-offered'), { tone: 'alarm', text: 'fileBehind' }],
  ])('%s', (_, some, journal, expected) => {
    expect(desktopSavedState(status(some), journal)).toEqual(expected);
  });
});
