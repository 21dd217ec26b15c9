import { nodeRules } from '../node-rule.ts';
import type { NodeName } from '../rich-text-node.ts';

/** Translates the contract's rules for ProseMirror, so that the editor can't produce what the server would reject. */
export function contentExpression(name: NodeName): string {
  const rule = nodeRules[name].content;
  if (!rule) return '';
  if ('exactly' in rule) return rule.exactly.join(' ');
  const any = `(${rule.anyOf.join(' | ')})`;
  // An empty document still needs a paragraph for the cursor.
  if (rule.first) return `${rule.first} ${any}*`;
  return any + (rule.atLeast === 1 || name === 'doc' ? '+' : '*');
}
