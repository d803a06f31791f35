import { allNodes, isNode, lineOf, parseSource, possibleTexts, type SyntaxNode } from './syntax-tree.ts';

/** A key that a source file asks the translations for; `pieces` has more than one part where the rest is only known at run time. */
export type UsedKey = { readonly line: number; readonly namespace: string; readonly pieces: readonly string[] };

/** Every key in a `t(...)`, `app` being the namespace unless the key or the file's `useTranslation` names another. */
export const usedKeys = (source: string, lang: 'ts' | 'tsx'): readonly UsedKey[] => {
  const nodes = allNodes(parseSource(source, lang));
  const own = nodes.filter((node) => isCallOf(node, 'useTranslation')).flatMap(firstTexts)[0]?.pieces[0] ?? 'app';
  return nodes
    .filter((node) => isCallOf(node, 't'))
    .flatMap(firstTexts)
    .flatMap(({ pieces, start }) => keyOf(pieces, own).map((key) => ({ ...key, line: lineOf(source, start) })));
};

const firstTexts = ({ arguments: given }: SyntaxNode) => possibleTexts(Array.isArray(given) ? given[0] : undefined);

const isCallOf = ({ type, callee }: SyntaxNode, name: string): boolean => {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === name;
  return callee.type === 'MemberExpression' && isNode(callee.property) && callee.property.name === name;
};

const keyOf = ([first = '', ...rest]: readonly string[], own: string) => {
  const colon = first.indexOf(':');
  const namespace = colon < 0 ? own : first.slice(0, colon);
  const pieces = [first.slice(colon + 1), ...rest];
  // Wholly unknown until it runs: nothing to look up.
  return pieces.join('') === '' ? [] : [{ namespace, pieces }];
};

/** Whether one of the keys answers, counting forms (`_one`, `_other`) included. */
export const isKnownKey = (keys: ReadonlySet<string>, { pieces }: Pick<UsedKey, 'pieces'>): boolean => {
  const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const wanted = new RegExp(`^${escaped.join('.+')}(?:_(?:zero|one|two|few|many|other|single))?$`);
  return [...keys].some((key) => wanted.test(key));
};
