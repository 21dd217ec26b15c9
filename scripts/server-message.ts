// Finds the server's messages, which are plain literals. Skips API descriptions, errors for developers and logs.
import { parseSync } from 'vite';

type Node = { type: string; [key: string]: unknown };

const likeSentence = /^\p{Lu}\p{Ll}* \S/u;

/** Returns the messages in a file, with `{}` for the values in a template. */
export function serverMessages(file: string, code: string): string[] {
  const found: string[] = [];

  function walk(node: unknown) {
    if (Array.isArray(node)) {
      for (const item of node) walk(item);
      return;
    }
    if (!isNode(node) || isSkipped(node)) return;
    // Continues with the object that the method is called on, such as the schema being described.
    if (isForDevelopers(node.callee)) return walk(node.callee);
    const texts = textsOf(node);
    found.push(...texts.filter((text) => likeSentence.test(text)));
    // Parts of a message aren't messages themselves.
    if (texts.length > 0 && node.type !== 'Literal') return;
    for (const child of Object.values(node)) walk(child);
  }

  walk(parseSync(file, code).program.body);
  return found;
}

/** Returns the string of a literal, or one string for each choice between literals in a template. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type !== 'TemplateLiteral') return [];
  const { quasis, expressions } = node as Template;
  return quasis.reduce<string[]>(
    (texts, { value }, index) => {
      const before = expressions[index - 1];
      const filled = before ? choicesIn(before) : [''];
      return texts.flatMap((text) => filled.map((choice) => text + choice + value.cooked));
    },
    [''],
  );
}

type Template = Node & { quasis: { value: { cooked: string } }[]; expressions: Node[] };

function choicesIn(node: Node): string[] {
  if (node.type !== 'ConditionalExpression') return ['{}'];
  const choices = [node.consequent as Node, node.alternate as Node].map(textsOf);
  return choices.every((texts) => texts.length > 0) ? choices.flat() : ['{}'];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (node: unknown) => (isNode(node) ? String(node.name) : '');

const unseenTypes = /^(Import|TS(Type|Interface))/;

const isSkipped = ({ type, callee, id, key }: Node) =>
  unseenTypes.test(type) ||
  (type === 'Property' && nameOf(key) === 'description') ||
  (type === 'VariableDeclarator' && nameOf(id) === 'description') ||
  (type === 'NewExpression' && nameOf(callee) === 'Error');

const isForDevelopers = (callee: unknown) =>
  isNode(callee) && /^(meta|debug|info|warn|error|fatal)$/.test(nameOf(callee.property));
