/** A text is measured before it is walked, so that neither depth nor size of a hostile one costs anything. */
import { maxIssues } from '../../bounded-list.ts';
import { type AttributeRule, problemOfText } from './attribute-rule.ts';
import { type ContentRule, markRules, nodeRules, richTextBound } from './node-rule.ts';
import type { NodeName, Table } from './rich-text-node.ts';
import {
  type Place,
  problemOfSize,
  type RichTextProblem,
  tooDeep,
  tooManyNodes,
} from './rich-text-size.ts';

const { tableRows, tableColumns } = richTextBound;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (rules: object, name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(rules, name);

/** A foreign name may be long, and its reader needs its beginning. */
const shortened = (name: string) => name.slice(0, 40);
const named = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(shortened(value)) : 'without a name';

/** The first problems of a rich text with their places, none if it may be stored. */
export function checkRichText(value: unknown): RichTextProblem[] {
  if (!isFields(value)) {
    return [{ path: [], message: value === undefined ? 'Is required' : 'Must be a rich text' }];
  }
  if (Array.isArray(value.content) && value.content.length > richTextBound.nodes) {
    return [{ path: ['content'], message: tooManyNodes }];
  }
  const size = problemOfSize(value);
  if (size) return [size];
  const problems: RichTextProblem[] = [];
  const add = (path: Place, message: string) => void problems.push({ path, message });
  let nodes = 0;
  let cards = 0;
  let images = 0;

  function checkNode(node: unknown, path: Place, allowed: readonly NodeName[], marks: string) {
    if (problems.length >= maxIssues || nodes > richTextBound.nodes) return;
    nodes += 1;
    if (nodes > richTextBound.nodes) return add([], tooManyNodes);
    if (path.length / 2 > richTextBound.depth) {
      return add(path, tooDeep);
    }
    if (!isFields(node)) return add(path, 'Must be a node');
    const { type } = node;
    if (!has(nodeRules, type)) return add(path, `Unknown node ${named(type)}`);
    if (!allowed.includes(type as NodeName)) {
      return add(path, `The node ${named(type)} is not allowed here`);
    }
    if (type.endsWith('Card')) cards += 1;
    if (cards > richTextBound.cards)
      return add(path, `Must be at most ${richTextBound.cards} cards`);
    if (type === 'image') images += 1;
    if (images > richTextBound.images) {
      return add(path, `Must be at most ${richTextBound.images} images`);
    }
    const { content, attributes = {}, marks: childMarks = 'any' } = nodeRules[type as NodeName];
    const isInline = type === 'text' || type === 'hardBreak';
    for (const name of Object.keys(node)) {
      const isKnown =
        name === 'type' ||
        name === 'attrs' ||
        (name === 'content' && content) ||
        (name === 'text' && type === 'text') ||
        (name === 'marks' && isInline);
      if (!isKnown) add([...path, shortened(name)], `Unknown field ${named(name)}`);
    }
    checkAttributes(node.attrs, attributes, [...path, 'attrs']);
    if (type === 'text') checkText(node.text, [...path, 'text']);
    if (isInline && node.marks !== undefined) checkMarks(node.marks, [...path, 'marks'], marks);
    if (content) checkContent(node.content, content, [...path, 'content'], childMarks);
    const table = type === 'table' && problems.length === 0 && problemOfTable(node as Table);
    if (table) add(path, table);
  }

  function checkText(text: unknown, path: Place) {
    const problem = text === '' ? 'Must not be empty' : problemOfText(text, richTextBound.text);
    if (problem) add(path, problem);
  }

  function checkAttributes(attrs: unknown, rules: Record<string, AttributeRule>, path: Place) {
    if (attrs !== undefined && !isFields(attrs)) return add(path, 'Must be an object');
    for (const name of Object.keys(attrs ?? {})) {
      if (!has(rules, name)) add([...path, shortened(name)], `Unknown attribute ${named(name)}`);
    }
    for (const [name, rule] of Object.entries(rules)) {
      const value = attrs && Object.hasOwn(attrs, name) ? attrs[name] : undefined;
      const missing = rule.isRequired ? 'Is required' : undefined;
      const problem = value === undefined ? missing : rule.problem(value);
      if (problem) add([...path, name], problem);
    }
  }

  function checkMarks(marks: unknown, path: Place, allowed: string) {
    if (!Array.isArray(marks)) return add(path, 'Must be a list');
    if (allowed === 'none' && marks.length > 0) return add(path, 'Must not have marks');
    const seen = new Set<unknown>();
    for (const [index, mark] of marks.entries()) {
      if (problems.length >= maxIssues) return;
      const place = [...path, index];
      const type: unknown = isFields(mark) ? mark.type : undefined;
      if (!isFields(mark) || !has(markRules, type)) {
        return add(place, `Unknown mark ${named(type)}`);
      }
      if (seen.has(type)) return add(place, `The mark ${named(type)} appears twice`);
      seen.add(type);
      for (const name of Object.keys(mark)) {
        if (name !== 'type' && name !== 'attrs') {
          add([...place, shortened(name)], `Unknown field ${named(name)}`);
        }
      }
      const { attributes = {} } = markRules[type as keyof typeof markRules];
      checkAttributes(mark.attrs, attributes, [...place, 'attrs']);
    }
  }

  function checkContent(children: unknown, rule: ContentRule, path: Place, marks: string) {
    if (children !== undefined && !Array.isArray(children)) return add(path, 'Must be a list');
    const list: unknown[] = children ?? [];
    if ('exactly' in rule) {
      const { exactly } = rule;
      if (list.length < exactly.length) add(path, `Must be ${exactly.join(' and ')}`);
      for (const [index, child] of list.entries()) {
        checkNode(child, [...path, index], exactly.slice(index, index + 1), marks);
      }
      return;
    }
    if (list.length < rule.atLeast) return add(path, 'Must not be empty');
    for (const [index, child] of list.entries()) {
      const isFirst = index === 0 && rule.first;
      checkNode(child, [...path, index], isFirst ? [isFirst] : rule.anyOf, marks);
    }
  }

  checkNode(value, [], ['doc'], 'any');
  return problems;
}

/** The cells are known to be right by now. A merged cell counts in every row and column that it covers. */
function problemOfTable({ content: rows }: Table): string | undefined {
  if (rows.length > tableRows) return `Must be at most ${tableRows} rows`;
  const columns = rows.map(() => 0);
  for (const [index, { content: cells = [] }] of rows.entries()) {
    for (const { attrs } of cells) {
      const end = index + (attrs?.rowspan ?? 1);
      if (end > rows.length) return 'A merged cell must end in the last row';
      for (let row = index; row < end; row++) {
        columns[row] = (columns[row] ?? 0) + (attrs?.colspan ?? 1);
      }
    }
  }
  return columns.some((count) => count > tableColumns)
    ? `Must be at most ${tableColumns} columns`
    : undefined;
}
