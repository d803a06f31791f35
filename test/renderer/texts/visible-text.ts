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
];

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

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
