import { nodeRules } from '#contract/content/rich-text/node-rule.ts';
import type { NodeName } from '#contract/content/rich-text/rich-text-node.ts';

/** The rules of the contract in ProseMirror's words, so that the editor cannot make what the server refuses. */
export function contentExpression(name: NodeName): string {
  const rule = nodeRules[name].content;
  if (!rule) return '';
  if ('exactly' in rule) return rule.exactly.join(' ');
  const any = `(${rule.anyOf.join(' | ')})`;
  // A document without a paragraph has no place for the cursor.
  if (rule.first) return `${rule.first} ${any}*`;
  return any + (rule.atLeast === 1 || name === 'doc' ? '+' : '*');
}
