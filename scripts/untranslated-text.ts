// UI text belongs in messages, in every language. No literal elsewhere may look like UI text.
import { parseSync } from 'vite';

type Node = { type: string; [key: string]: unknown };

/** Names of attributes and props that people read. */
const shown =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|heading|message|text|hint|note|empty|caption|children)$/;

const anyWord = /\p{L}{2}/u;
/** Matches a capitalized word at the start, a sentence, or letters that no identifier contains. */
const likeText =
  /^\s*\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ \p{Ll}{2}|^\p{Ll}+( \p{Ll}+){2,}[.!?…]?$|[^\P{L}A-Za-z]/u;

/** Returns the literals in a file that look like UI text. */
export function untranslatedTexts(file: string, code: string): string[] {
  const found: string[] = [];
  const report = (text: string, pattern: RegExp) => {
    if (pattern.test(text)) found.push(text.replace(/\s+/g, ' ').trim());
  };

  function walk(node: unknown, pattern: RegExp) {
    if (Array.isArray(node)) {
      for (const item of node) walk(item, pattern);
      return;
    }
    if (!isNode(node) || isSkipped(node)) return;
    if (node.type === 'JSXText') return report(String(node.value), anyWord);
    if (node.type === 'JSXAttribute') return walkAttribute(node);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      walk(node.openingElement, likeText);
      return walk(node.children, anyWord);
    }
    if (node.type === 'Literal' && typeof node.value === 'string')
      return report(node.value, pattern);
    if (node.type === 'TemplateElement') return report(templateText(node), pattern);
    // Only the results of these expressions are displayed. Their conditions and arguments may be plain literals.
    if (node.type === 'ConditionalExpression') {
      walk(node.test, likeText);
      return walk([node.consequent, node.alternate], pattern);
    }
    if (node.type === 'LogicalExpression') {
      walk(node.left, likeText);
      return walk(node.right, pattern);
    }
    const keeps = node.type === 'JSXExpressionContainer' || node.type === 'TemplateLiteral';
    for (const [key, child] of Object.entries(node)) {
      if (key === 'key' && node.type === 'Property' && !node.computed) continue;
      walk(child, keeps ? pattern : likeText);
    }
  }

  function walkAttribute({ name, value }: Node) {
    const pattern = isNode(name) && shown.test(String(name.name)) ? anyWord : likeText;
    // A plain string in any other attribute is markup: a class, a path or an id.
    if (pattern === anyWord || !isNode(value) || value.type !== 'Literal') walk(value, pattern);
  }

  walk(parseSync(file, code).program.body, likeText);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const passed = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Types, module paths, errors for developers and logs are never displayed. */
function isSkipped({ type, callee }: Node): boolean {
  if (type.startsWith('Import') || type === 'ExportAllDeclaration') return true;
  if (type.startsWith('TS')) return !passed.has(type);
  if (!isNode(callee)) return false;
  const property = isNode(callee.property) ? callee.property.name : undefined;
  return type === 'NewExpression'
    ? /Error$/.test(String(callee.name))
    : /^(debug|info|warn|error|fatal)$/.test(String(property));
}

const templateText = ({ value }: Node) => (value as { cooked: string }).cooked;
