import { describe, expect, test } from 'vitest';
import { RECEIVERS } from '../../renderer/screens/penalties/penalty-values.ts';
import { FILE_FAULTS, JOURNAL_STATES } from '../../shared/contract/desktop.ts';
import { LANGUAGES } from '../../shared/contract/language.ts';
import {
  ENTRANT_ROLES,
  ENTRANT_STATUSES,
  PLAYER_STATUSES,
  RANKINGS,
  RECORD_KINDS,
  TIE_BREAKS,
} from '../../shared/records/records.ts';
import { CIRCUMSTANCES, INSTANT_KINDS, LIABLE_CAUSES, RESULTS } from '../../shared/scoring/deal-facts.ts';
import { ERROR_CODES } from '../../shared/scoring/error-codes.ts';
import { OPTION_GROUPS } from '../../shared/scoring/options.ts';
import { RULESETS } from '../../shared/scoring/rulesets/registry.ts';
import { WINDS } from '../../shared/tiles/tile.ts';
import { sourceFiles } from '../borders/source-files.ts';
import { translations } from './texts/translations.ts';
import { isKnownKey, usedKeys } from './texts/used-keys.ts';
import { spokenTexts, visibleTexts } from './texts/visible-text.ts';

const texts = translations('en');
const keysOf = (namespace: string): ReadonlySet<string> => new Set(texts.get(namespace)?.keys());
const renderer = sourceFiles('renderer');
const markup = renderer.filter(({ path }) => path.endsWith('.tsx'));

describe('keys', () => {
  const used = renderer.flatMap(({ path, text }) =>
    usedKeys(text, path.endsWith('x') ? 'tsx' : 'ts').map((key) => ({ ...key, path })),
  );

  test('every key that the screens ask for has a text', () => {
    expect(used.length).toBeGreaterThan(300);
    const missing = used.filter((key) => !isKnownKey(keysOf(key.namespace), key));
    expect(
      missing.map(({ path, line, namespace, pieces }) => `${path}:${line} ${namespace}:${pieces.join('*')}`),
    ).toEqual([]);
  });

  test('a key without a text is found, in conditions and templates too', () => {
    const source = `t('players:nope'); t(x ? 'app:a' : \`app:b.\${c}.d\`, { count }); t(key); other('no:key');`;
    expect(usedKeys(source, 'ts').map(({ namespace, pieces }) => [namespace, ...pieces])).toEqual([
      ['players', 'nope'],
      ['app', 'a'],
      ['app', 'b.', '.d'],
    ]);
    expect(isKnownKey(new Set(['b.x.e']), { pieces: ['b.', '.d'] })).toBe(false);
    expect(isKnownKey(new Set(['b.x.d', 'n_one']), { pieces: ['b.', '.d'] })).toBe(true);
    expect(isKnownKey(new Set(['n_one', 'n_other']), { pieces: ['n'] })).toBe(true);
    expect(isKnownKey(new Set(['none']), { pieces: ['n'] })).toBe(false);
  });

  test('a text that counts has both forms', () => {
    const lone = [...texts].flatMap(([namespace, keys]) =>
      [...keys.keys()]
        .filter((key) => key.endsWith('_one') && !keys.has(key.replace(/_one$/, '_other')))
        .map((key) => `${namespace}:${key}`),
    );
    expect(lone).toEqual([]);
  });

  test('no text is empty', () => {
    const empty = [...texts].flatMap(([namespace, keys]) =>
      [...keys].filter(([, text]) => text.trim() === '').map(([key]) => `${namespace}:${key}`),
    );
    expect(empty).toEqual([]);
  });
});

describe('error codes', () => {
  /** Codes as they are written where errors are made; zod's own `custom` never leaves a form. */
  const written = ['shared', 'main/store', 'main/files', 'renderer']
    .flatMap(sourceFiles)
    .flatMap(({ text }) => [...text.matchAll(/\bcode: '([a-z][a-z0-9-]*)'|\bconflict\(\s*'([a-z-]+)'/g)])
    .map(([, code, conflict]) => code ?? conflict ?? '')
    .filter((code) => code !== 'custom');
  const codes = [...new Set([...ERROR_CODES, ...FILE_FAULTS, ...written])].toSorted();

  test('each has a sentence', () => {
    expect(codes.length).toBeGreaterThan(60);
    const known = keysOf('errors');
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('the words of %s', (id, ruleset) => {
  const known = keysOf('rules');
  const missing = (keys: readonly string[]) => keys.map((key) => `${id}.${key}`).filter((key) => !known.has(key));

  test('name and help', () => expect(missing(['name', 'help'])).toEqual([]));

  test('every option has a label and help, every choice a name', () => {
    expect(ruleset.optionFields.length).toBeGreaterThan(5);
    const keys = ruleset.optionFields.flatMap((field) => [
      `options.${field.key}.label`,
      `options.${field.key}.help`,
      ...(field.kind === 'choice' ? field.choices.map((choice) => `options.${field.key}.choices.${choice}`) : []),
    ]);
    expect(missing(keys)).toEqual([]);
  });

  test('every preset has a name and help, every pattern a name', () => {
    expect(ruleset.patterns.length).toBeGreaterThan(10);
    const presets = ruleset.presets.flatMap((preset) => [`presets.${preset.id}.name`, `presets.${preset.id}.help`]);
    expect(missing([...presets, ...ruleset.patterns.map((pattern) => `patterns.${pattern.id}`)])).toEqual([]);
  });

  test('no text speaks of what is gone', () => {
    const options = ruleset.optionFields.map(({ key }) => key);
    const patterns = ruleset.patterns.map((pattern) => pattern.id);
    const stale = [...known].filter((key) => {
      const [owner, part, name = ''] = key.split('.');
      if (owner !== id) return false;
      return (part === 'options' && !options.includes(name)) || (part === 'patterns' && !patterns.includes(name));
    });
    expect(stale).toEqual([]);
  });
});

test('every group of options has a heading', () => {
  expect(OPTION_GROUPS.filter((group) => !keysOf('rules').has(`groups.${group}`))).toEqual([]);
});

describe('sentences in the markup', () => {
  test('there are none: all of them are in the translation files', () => {
    expect(markup.length).toBeGreaterThan(50);
    const found = markup.flatMap(({ path, text }) =>
      visibleTexts(text).map((seen) => `${path}:${seen.line} ${seen.text}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['text', '<p>Save</p>', 'Save'],
    ['text in braces', "<p>{'Save'}</p>", 'Save'],
    ['a branch', "<p>{busy ? 'Saving' : t('save')}</p>", 'Saving'],
    ['a default', "<p>{name ?? 'Nobody'}</p>", 'Nobody'],
    ['a template', `<p>{\`Deal \${number}\`}</p>`, 'Deal …'],
    ['an attribute', '<a title="Save" />', 'Save'],
    ['an attribute in braces', "<a aria-label={open ? 'Close' : label} />", 'Close'],
    ['a placeholder', '<input placeholder="Name" />', 'Name'],
  ])('%s is found', (_, source, text) => {
    expect(visibleTexts(`export const A = () => ${source};`).map((seen) => seen.text)).toEqual([text]);
  });

  test.each([
    ['a translated text', "<p title={t('a:b')}>{t('c')}</p>"],
    ['figures and signs', '<p title="–">{value} · +{1} 3/4</p>'],
    ['a key, a class, a route', '<Link to="/players" className="wide" key=\'one\' />'],
    ['a comparison', "<p>{kind === 'new' ? t('a') : null}</p>"],
  ])('%s is no sentence', (_, source) => {
    expect(visibleTexts(`export const A = () => ${source};`)).toEqual([]);
  });
});

describe('sentences in the scripts', () => {
  /** What runs in a terminal speaks English there, and only there. */
  const scripts = [...renderer, ...sourceFiles('main').filter(({ path }) => !/^main\/(?:web|cli)\//.test(path))];

  test('there are none: notifications, menus, dialogs and choices take theirs from the translation files', () => {
    expect(scripts.length).toBeGreaterThan(250);
    const found = scripts.flatMap(({ path, text }) =>
      spokenTexts(text, path.endsWith('x') ? 'tsx' : 'ts').map((seen) => `${path}:${seen.line} ${seen.text}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['a notification', "notifications.show({ title: 'Saved', message: t('a') });", 'Saved'],
    ['its message', `notifications.show({ message: \`Deal \${n} recorded\` });`, 'Deal … recorded'],
    ['a choice', "const data = [{ value: 'a', label: 'Guests' }];", 'Guests'],
    ['an aria label in an object', "const its = { 'aria-label': busy ? 'Wait' : t('a') };", 'Wait'],
    ['a dialog', "dialog.showErrorBox('Could not start', x);", 'Could not start'],
    ['a sentence in a variable', "const hint = 'Nothing was changed';", 'Nothing was changed'],
    ['a sentence in a template', `const hint = \`\${name} was not saved.\`;`, '… was not saved.'],
    ['a question', "if (confirm('Really?')) go();", 'Really?'],
  ])('%s is found', (_, source, text) => {
    expect(spokenTexts(source, 'ts').map((seen) => seen.text)).toEqual([text]);
  });

  test.each([
    ['what an invariant throws', "throw new Error('index.html has no #root');"],
    [
      'a key, a code, a command',
      "t('players:add'); const error = { code: 'not-saved' }; run({ command: 'players.add' });",
    ],
    ['a style and a font', "const style = { font: \"8pt 'Inter Variable', sans-serif\", label: '' };"],
    ['a name of a file', `const name = \`Roundwind \${what} \${date}.json\`;`],
    ['a code and a colour in a field', "const its = { error: 'text-too-long', label: 'red' };"],
    ['an import', "import x from './Some file.ts';"],
  ])('%s is no sentence', (_, source) => {
    expect(spokenTexts(source, 'ts')).toEqual([]);
  });
});

test('dates and numbers are written in one place, which knows the language', () => {
  const elsewhere = renderer
    .filter(({ path }) => path !== 'renderer/i18n/locale.ts')
    // `YYYY-MM-DD` is no date on screen: it is stored, or stands in the name of a file.
    .filter(({ text }) =>
      /\.toLocale\w*String\(|Intl\.(?:Number|DateTime|List)\w*|\.format\('(?!YYYY-MM-DD)/.test(text),
    );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

describe('kinds of records', () => {
  test('each has a name that errors can use', () => {
    const known = keysOf('app');
    expect([...RECORD_KINDS, 'changes', 'envelope'].filter((kind) => !known.has(`record.${kind}`))).toEqual([]);
  });
});

describe('texts that are looked up by a value', () => {
  const VALUES: readonly (readonly [namespace: string, keys: readonly string[], values: readonly string[]])[] = [
    ['sessions', ['setup.rankings.*.label', 'setup.rankings.*.help'], RANKINGS],
    ['standings', ['ranking.*', 'rankingSentence.*', 'receipt.figure.*'], RANKINGS],
    [
      'standings',
      ['tieBreak.*', 'tieBreakHead.*'],
      ['table-points', 'game-points', ...TIE_BREAKS.filter((tieBreak) => tieBreak !== 'other-figure')],
    ],
    ['sessions', ['setup.tieBreaks.help.*'], TIE_BREAKS],
    ['sessions', ['people.make.*', 'people.did.*'], ENTRANT_ROLES],
    ['penalties', ['receivers.*'], RECEIVERS],
    ['sessions', ['people.status.*', 'people.group.*'], ENTRANT_STATUSES],
    ['players', ['status.*', 'filter.*'], PLAYER_STATUSES],
    ['table', ['circumstance.*'], CIRCUMSTANCES],
    ['table', ['instant.*'], INSTANT_KINDS],
    ['table', ['cause.*'], LIABLE_CAUSES],
    ['table', ['result.*'], RESULTS],
    ['app', ['wind.*', 'windLetter.*'], WINDS],
    ['files', ['journal.state.*'], JOURNAL_STATES.filter((state) => state !== 'saved')],
    ['app', ['language.*'], LANGUAGES],
  ];

  test.each(VALUES)('%s %j: one for each', (namespace, keys, values) => {
    expect(values.length).toBeGreaterThan(1);
    const known = keysOf(namespace);
    const missing = keys
      .flatMap((key) => values.map((value) => key.replace('*', value)))
      .filter((key) => !isKnownKey(known, { pieces: [key] }));
    expect(missing).toEqual([]);
  });

  test('every command of the store has a sentence for the history', () => {
    const commands = sourceFiles('main/store').flatMap(({ text }) =>
      [...text.matchAll(/\bcommand: ['`]([a-z]+\.[\w.]+)['`]/g)].map(([, command = '']) => command),
    );
    expect(commands.length).toBeGreaterThan(25);
    const known = keysOf('app');
    expect(commands.filter((command) => !isKnownKey(known, { pieces: [`command.${command}`] }))).toEqual([]);
  });
});
