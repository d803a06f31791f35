import { parseAst } from 'vite';

/** A node of a parsed source file; what it holds depends on its type. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly [field: string]: unknown };

/** The syntax tree of a TypeScript file. Only with `tsx` may it hold markup, and only without it `<T>(…) =>`. */
export const parseSource = (text: string, lang: 'ts' | 'tsx'): SyntaxNode =>
  parseAst(text, { lang }) as unknown as SyntaxNode;

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes directly inside a node. */
const children = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** Every node of a tree, the outer before the inner. */
export const allNodes = (root: SyntaxNode): readonly SyntaxNode[] => [root, ...children(root).flatMap(allNodes)];

/** Line of a place in a text, from 1. */
export const lineOf = (text: string, start: number): number => text.slice(0, start).split('\n').length;

/** A text an expression may come to; parts that are not known stand between its pieces. */
export type PossibleText = { readonly pieces: readonly string[]; readonly start: number };

/** The string literals and templates that an expression may come to, through conditions and defaults. */
export const possibleTexts = (node: unknown): readonly PossibleText[] => {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ pieces: [node.value], start: node.start }] : [];
    case 'TemplateLiteral': {
      const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
      return [{ pieces: quasis.map(({ value }) => value.cooked), start: node.start }];
    }
    case 'ConditionalExpression':
      return [...possibleTexts(node.consequent), ...possibleTexts(node.alternate)];
    case 'LogicalExpression':
      return [...possibleTexts(node.left), ...possibleTexts(node.right)];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return possibleTexts(node.expression);
    default:
      return [];
  }
};
