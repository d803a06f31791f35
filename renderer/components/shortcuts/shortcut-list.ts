export type ShortcutPlace =
  | 'everywhere'
  | 'lists'
  | 'home'
  | 'players'
  | 'seasons'
  | 'setup'
  | 'people'
  | 'plan'
  | 'round'
  | 'table'
  | 'sheet'
  | 'deals'
  | 'standings'
  | 'scorer'
  | 'files'
  | 'display'
  | 'print'
  | 'rehearsal';

type Listed = {
  /** Where it works, as the overview groups them. */
  readonly place: ShortcutPlace;
  /**
   * The first is the one that is shown. `mod` is Ctrl, on a Mac the command key. What types something (a letter, a sign, the
   * space) acts only outside of fields; every other key acts inside too.
   */
  readonly keys: readonly [string, ...string[]];
  /** Inside a field that has text the key is the field's own. */
  readonly notTyping?: true;
};

/**
 * Every key of the app, in the order of the overview. Buttons, palette and overview read it from here. No key may be one
 * that Chromium keeps from the page (new window, new tab, close) or that leads out of it (F5, F6, F11, F12).
 */
export const SHORTCUTS = {
  palette: { place: 'everywhere', keys: ['mod+K'] },
  keys: { place: 'everywhere', keys: ['?', 'F1'] },
  undo: { place: 'everywhere', keys: ['mod+Z'], notTyping: true },
  redo: { place: 'everywhere', keys: ['mod+Y', 'mod+shift+Z'], notTyping: true },
  find: { place: 'lists', keys: ['/'] },
  print: { place: 'lists', keys: ['P'] },
  export: { place: 'lists', keys: ['E'] },
  newSession: { place: 'home', keys: ['N'] },
  goOnTonight: { place: 'home', keys: ['G'] },
  watchRehearsal: { place: 'home', keys: ['W'] },
  newPlayer: { place: 'players', keys: ['N'] },
  saveAndNext: { place: 'players', keys: ['mod+Enter'] },
  importPlayers: { place: 'players', keys: ['I'] },
  mergePlayers: { place: 'players', keys: ['M'] },
  newSeason: { place: 'seasons', keys: ['N'] },
  saveSetup: { place: 'setup', keys: ['mod+Enter'] },
  seatRound: { place: 'people', keys: ['mod+Enter'] },
  keepPlan: { place: 'plan', keys: ['mod+Enter'] },
  tableNumber: { place: 'round', keys: ['0–9'] },
  goToTable: { place: 'table', keys: ['F2'] },
  record: { place: 'table', keys: ['Enter', 'mod+Enter'] },
  leave: { place: 'table', keys: ['Escape'] },
  endTable: { place: 'table', keys: ['F4'] },
  paperCheck: { place: 'table', keys: ['F7'] },
  washout: { place: 'table', keys: ['F8'] },
  falseWin: { place: 'table', keys: ['F9'] },
  onTheSpot: { place: 'table', keys: ['+'] },
  liable: { place: 'table', keys: ['B'] },
  openHand: { place: 'table', keys: ['F3'] },
  tiles: { place: 'table', keys: ['T'] },
  whichStands: { place: 'table', keys: ['='] },
  toDeals: { place: 'table', keys: ['ArrowDown'] },
  wholeSheet: { place: 'table', keys: ['alt+S'] },
  saveSheet: { place: 'sheet', keys: ['mod+Enter'] },
  insertRow: { place: 'sheet', keys: ['Insert'] },
  removeRow: { place: 'sheet', keys: ['mod+Delete'] },
  explainDeal: { place: 'deals', keys: ['Enter'] },
  amendDeal: { place: 'deals', keys: ['E'] },
  insertDeal: { place: 'deals', keys: ['I'] },
  removeDeal: { place: 'deals', keys: ['Delete'] },
  publish: { place: 'standings', keys: ['U'] },
  newHand: { place: 'scorer', keys: ['alt+N'] },
  findPattern: { place: 'scorer', keys: ['alt+P'] },
  copySheet: { place: 'scorer', keys: ['alt+C'] },
  backUp: { place: 'files', keys: ['B'] },
  nextPage: { place: 'display', keys: ['ArrowRight'] },
  previousPage: { place: 'display', keys: ['ArrowLeft'] },
  holdPage: { place: 'display', keys: ['Space'] },
  fullScreen: { place: 'display', keys: ['F'] },
  leavePrint: { place: 'print', keys: ['Escape'] },
  playRehearsal: { place: 'rehearsal', keys: ['Space'] },
  nextRehearsalStep: { place: 'rehearsal', keys: ['ArrowRight'] },
  stopRehearsal: { place: 'rehearsal', keys: ['Escape'], notTyping: true },
} as const satisfies Readonly<Record<string, Listed>>;

export type ShortcutId = keyof typeof SHORTCUTS;

/** In the order of the overview. */
export const shortcutIds = (): readonly ShortcutId[] => Object.keys(SHORTCUTS).filter(isShortcutId);

const isShortcutId = (id: string): id is ShortcutId => id in SHORTCUTS;

/** What is known of one. */
export const shortcutOf = (id: ShortcutId): Listed => SHORTCUTS[id];
