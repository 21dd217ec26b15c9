/** Measures the document before walking it, so that malicious input is cheap to reject, no matter how deep or large. */
import { maxIssues } from '../../bounded-list.ts';
import { type AttributeRule, textProblem } from './attribute-rule.ts';
import { type ContentRule, markRules, nodeRules, richTextLimits } from './node-rule.ts';
import type { NodeName, Table } from './rich-text-node.ts';
import {
  type Place,
  type RichTextProblem,
  sizeProblem,
  tooDeep,
  tooManyNodes,
} from './rich-text-size.ts';

const { tableRows, tableColumns } = richTextLimits;

type Fields = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (rules: object, name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(rules, name);

/** Unknown names may be long; their start is enough to recognize them. */
const shortened = (name: string) => name.slice(0, 40);
const named = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(shortened(value)) : 'without a name';

/** The problems found and the items counted so far. */
type Walk = { problems: RichTextProblem[]; nodes: number; cards: number; images: number };

/** The position of a node, with the rules that apply there. */
type Position = { path: Place; allowed: readonly NodeName[]; marks: string };

const add = (walk: Walk, path: Place, message: string) =>
  void walk.problems.push({ path, message });

/** Returns the first problems in a rich-text document, with their paths. Empty if it may be stored. */
export function checkRichText(value: unknown): RichTextProblem[] {
  if (!isPlainObject(value)) {
    return [{ path: [], message: value === undefined ? 'Is required' : 'Must be rich text' }];
  }
  if (Array.isArray(value.content) && value.content.length > richTextLimits.nodes) {
    return [{ path: ['content'], message: tooManyNodes }];
  }
  const size = sizeProblem(value);
  if (size) return [size];
  const walk: Walk = { problems: [], nodes: 0, cards: 0, images: 0 };
  checkNode(walk, value, { path: [], allowed: ['doc'], marks: 'any' });
  return walk.problems;
}

function checkNode(walk: Walk, node: unknown, { path, allowed, marks }: Position) {
  if (walk.problems.length >= maxIssues || walk.nodes > richTextLimits.nodes) return;
  walk.nodes += 1;
  if (walk.nodes > richTextLimits.nodes) return add(walk, [], tooManyNodes);
  if (path.length / 2 > richTextLimits.depth) {
    return add(walk, path, tooDeep);
  }
  if (!isPlainObject(node)) return add(walk, path, 'Must be a node');
  const { type } = node;
  if (!has(nodeRules, type)) return add(walk, path, `Unknown node ${named(type)}`);
  if (!allowed.includes(type as NodeName)) {
    return add(walk, path, `The node ${named(type)} is not allowed here`);
  }
  const excess = countBlock(walk, type);
  if (excess) return add(walk, path, excess);
  const { content, attributes = {}, marks: childMarks = 'any' } = nodeRules[type as NodeName];
  const isInline = isInlineNode(type);
  checkFieldNames(walk, node, path);
  checkAttributes(walk, node.attrs, attributes, [...path, 'attrs']);
  if (type === 'text') checkText(walk, node.text, [...path, 'text']);
  if (isInline && node.marks !== undefined) checkMarks(walk, node.marks, [...path, 'marks'], marks);
  if (content) checkContent(walk, node.content, content, [...path, 'content'], childMarks);
  const table = type === 'table' && walk.problems.length === 0 && tableProblem(node as Table);
  if (table) add(walk, path, table);
}

/** Counts cards and images, and returns the problem once there are too many. */
function countBlock(walk: Walk, type: string): string | undefined {
  if (type.endsWith('Card')) walk.cards += 1;
  if (walk.cards > richTextLimits.cards) return `Must have at most ${richTextLimits.cards} cards`;
  if (type === 'image') walk.images += 1;
  if (walk.images > richTextLimits.images)
    return `Must have at most ${richTextLimits.images} images`;
  return undefined;
}

const isInlineNode = (type: unknown) => type === 'text' || type === 'hardBreak';

function checkFieldNames(walk: Walk, node: Fields, path: Place) {
  const { type } = node;
  const { content } = nodeRules[type as NodeName];
  for (const name of Object.keys(node)) {
    const isKnown =
      name === 'type' ||
      name === 'attrs' ||
      (name === 'content' && content) ||
      (name === 'text' && type === 'text') ||
      (name === 'marks' && isInlineNode(type));
    if (!isKnown) add(walk, [...path, shortened(name)], `Unknown field ${named(name)}`);
  }
}

function checkText(walk: Walk, text: unknown, path: Place) {
  const problem = text === '' ? 'Must not be empty' : textProblem(text, richTextLimits.text);
  if (problem) add(walk, path, problem);
}

function checkAttributes(
  walk: Walk,
  attrs: unknown,
  rules: Record<string, AttributeRule>,
  path: Place,
) {
  if (attrs !== undefined && !isPlainObject(attrs)) return add(walk, path, 'Must be an object');
  for (const name of Object.keys(attrs ?? {})) {
    if (!has(rules, name))
      add(walk, [...path, shortened(name)], `Unknown attribute ${named(name)}`);
  }
  for (const [name, rule] of Object.entries(rules)) {
    const value = attrs && Object.hasOwn(attrs, name) ? attrs[name] : undefined;
    const missing = rule.isRequired ? 'Is required' : undefined;
    const problem = value === undefined ? missing : rule.problem(value);
    if (problem) add(walk, [...path, name], problem);
  }
}

function checkMarks(walk: Walk, marks: unknown, path: Place, allowed: string) {
  if (!Array.isArray(marks)) return add(walk, path, 'Must be a list');
  if (allowed === 'none' && marks.length > 0) return add(walk, path, 'Must not have marks');
  const seen = new Set<unknown>();
  for (const [index, mark] of marks.entries()) {
    if (walk.problems.length >= maxIssues) return;
    const place = [...path, index];
    const type: unknown = isPlainObject(mark) ? mark.type : undefined;
    if (!isPlainObject(mark) || !has(markRules, type)) {
      return add(walk, place, `Unknown mark ${named(type)}`);
    }
    if (seen.has(type)) return add(walk, place, `The mark ${named(type)} appears twice`);
    seen.add(type);
    for (const name of Object.keys(mark)) {
      if (name !== 'type' && name !== 'attrs') {
        add(walk, [...place, shortened(name)], `Unknown field ${named(name)}`);
      }
    }
    const { attributes = {} } = markRules[type as keyof typeof markRules];
    checkAttributes(walk, mark.attrs, attributes, [...place, 'attrs']);
  }
}

function checkContent(
  walk: Walk,
  children: unknown,
  rule: ContentRule,
  path: Place,
  marks: string,
) {
  if (children !== undefined && !Array.isArray(children)) return add(walk, path, 'Must be a list');
  const list: unknown[] = children ?? [];
  if ('exactly' in rule) {
    const { exactly } = rule;
    if (list.length < exactly.length)
      add(walk, path, `Must contain exactly ${exactly.join(' and ')}`);
    for (const [index, child] of list.entries()) {
      const allowed = exactly.slice(index, index + 1);
      checkNode(walk, child, { path: [...path, index], allowed, marks });
    }
    return;
  }
  if (list.length < rule.atLeast) return add(walk, path, 'Must not be empty');
  for (const [index, child] of list.entries()) {
    const isFirst = index === 0 && rule.first;
    const allowed = isFirst ? [isFirst] : rule.anyOf;
    checkNode(walk, child, { path: [...path, index], allowed, marks });
  }
}

/** Runs on cells that satisfy the other rules. A merged cell counts in every row and column that it covers. */
function tableProblem({ content: rows }: Table): string | undefined {
  if (rows.length > tableRows) return `Must have at most ${tableRows} rows`;
  const columns = rows.map(() => 0);
  for (const [index, { content: cells = [] }] of rows.entries()) {
    for (const { attrs } of cells) {
      const end = index + (attrs?.rowspan ?? 1);
      if (end > rows.length) return 'A merged cell must not extend past the last row';
      for (let row = index; row < end; row++) {
        columns[row] = (columns[row] ?? 0) + (attrs?.colspan ?? 1);
      }
    }
  }
  return columns.some((count) => count > tableColumns)
    ? `Must have at most ${tableColumns} columns`
    : undefined;
}
