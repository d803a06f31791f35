import { allNodes, isNode, lineOf, parseSource, possibleTexts, type SyntaxNode } from './syntax-tree.ts';

/** A sentence in the source that a person would see, outside the translation files. */
export type VisibleText = { readonly line: number; readonly text: string };

/** Attributes whose text is seen or read out. */
const SPOKEN = [
  'title',
  'label',
  'placeholder',
  'description',
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'error',
  'nothingFoundMessage',
  'subtitle',
];

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Fields of an object that are seen or read out: a notification, an option of a choice, a dialog, an entry of a menu. */
const SPOKEN_FIELDS = [...SPOKEN, 'message', 'buttonLabel', 'sublabel', 'toolTip'];

/** A sentence, or a name of more than one word, as people write them: `Not saved`, `{…} was not saved`. Notation and styles are none. */
const PROSE = /^\s*\p{Lu}\p{L}*[’']?\p{Ll}*(?:[,:]? \p{L}+)+|(?:\p{Ll}{2,} ){2}\p{Ll}{2,}[.…!?]/u;

/** Everything written straight into a component's markup: text, text in braces, and attributes that are seen or read out. */
export const visibleTexts = (source: string): readonly VisibleText[] =>
  allNodes(parseSource(source, 'tsx'))
    .flatMap(textsOf)
    .filter(({ text }) => hasWord(text))
    .map(({ text, start }) => ({ text: text.trim(), line: lineOf(source, start) }));

type Found = { readonly text: string; readonly start: number };

const textsOf = (node: SyntaxNode): readonly Found[] => {
  if (node.type === 'JSXText') return [{ text: String(node.value), start: node.start }];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const inner = (node.children as readonly unknown[]).filter(isNode);
    return inner.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(joined);
  }
  if (node.type === 'JSXAttribute') return SPOKEN.includes(attributeName(node)) ? joined(node.value) : [];
  return [];
};

const joined = (node: unknown): readonly Found[] =>
  possibleTexts(node).map(({ pieces, start }) => ({ text: pieces.join('…'), start }));

const attributeName = ({ name }: SyntaxNode): string =>
  isNode(name) && typeof name.name === 'string' ? name.name : '';

/** A code, a key or a colour in a field: small letters and no space. */
const ID = /^[\p{Ll}\d.:/-]+$/u;

/**
 * What a script (with markup or without) would say by itself: fields of objects that are shown, what is handed to `alert`
 * and its like, and prose wherever it stands. What a broken invariant throws goes to the log and is no such text.
 */
export const spokenTexts = (source: string, lang: 'ts' | 'tsx'): readonly VisibleText[] => {
  const nodes = allNodes(parseSource(source, lang));
  const silent = new Set(nodes.filter(isSilent).flatMap(allNodes));
  const heard = nodes.filter((node) => !silent.has(node));
  const fields = heard.flatMap(fieldTexts).filter(({ text }) => hasWord(text) && !ID.test(text));
  const prose = heard.flatMap(literalText).filter(({ text }) => PROSE.test(text));
  return [...fields, ...prose.filter(({ start }) => fields.every((field) => field.start !== start))].map(
    ({ text, start }) => ({ text: text.trim(), line: lineOf(source, start) }),
  );
};

const fieldTexts = (node: SyntaxNode): readonly Found[] => {
  if (node.type === 'Property') return SPOKEN_FIELDS.includes(keyName(node)) ? joined(node.value) : [];
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !Array.isArray(node.arguments)) return [];
  return SPOKEN_CALLS.includes(String(node.callee.name)) ? joined(node.arguments[0]) : [];
};

const SPOKEN_CALLS = ['alert', 'confirm', 'prompt'];

const keyName = ({ key }: SyntaxNode): string =>
  isNode(key) ? String(key.type === 'Literal' ? key.value : key.name) : '';

/** Literals and templates, types, imports and keys left aside. */
const literalText = (node: SyntaxNode): readonly Found[] =>
  node.type === 'Literal' || node.type === 'TemplateLiteral' ? joined(node) : [];

/** Nothing inside is ever shown: what an invariant throws, names of modules and types, lists of other clubs' words. */
const isSilent = ({ type, callee, source: module }: SyntaxNode): boolean =>
  (type === 'NewExpression' && isNode(callee) && /(?:Error|RegExp)$/.test(String(callee.name))) ||
  type === 'ImportDeclaration' ||
  type === 'ImportExpression' ||
  type === 'TSLiteralType' ||
  (type.startsWith('Export') && isNode(module));
