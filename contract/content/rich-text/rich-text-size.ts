/** Measures depth and size without recursion, and stops at the first limit exceeded. */
import { richTextLimits } from './node-rule.ts';
import { nodesIn } from './read-rich-text.ts';
import type { RichText } from './rich-text-node.ts';

export type Place = (string | number)[];
export type RichTextProblem = { path: Place; message: string };

/** Nodes are two JSON levels apart, and an attribute of a mark is four levels below its node. */
const maxJsonDepth = richTextLimits.depth * 2 + 4;
/** Each node has a handful of values: its type, text, marks and attributes. */
const maxValues = richTextLimits.nodes * 12;

const tooManyBytes = `Must be at most ${richTextLimits.bytes / 1000} kB`;
export const tooManyNodes = `Must have at most ${richTextLimits.nodes} nodes`;
export const tooDeep = `Must be at most ${richTextLimits.depth} levels deep`;

type Value = { value: unknown; depth: number; key: string | number; parent?: Value };

function placeOf(value: Value): Place {
  const place: Place = [];
  for (let at = value; at.parent; at = at.parent) place.unshift(at.key);
  return place;
}

const bytesOf = (root: object) => new TextEncoder().encode(JSON.stringify(root)).length;

export function sizeProblem(root: object): RichTextProblem | undefined {
  const open: Value[] = [{ value: root, depth: 0, key: '' }];
  let values = 0;
  let characters = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    values += 1;
    if (depth > maxJsonDepth) return { path: placeOf(next), message: tooDeep };
    if (typeof value === 'string') characters += value.length;
    if (characters > richTextLimits.bytes) return { path: [], message: tooManyBytes };
    if (typeof value !== 'object' || value === null) continue;
    const size = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values + open.length + size > maxValues)
      return { path: placeOf(next), message: tooManyNodes };
    const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, part] of parts)
      open.push({ value: part, depth: depth + 1, key, parent: next });
  }
  return bytesOf(root) > richTextLimits.bytes ? { path: [], message: tooManyBytes } : undefined;
}

/** Returns how far a document exceeds its limits and how many pages it would fill. Undefined if it is within them. */
export function limitExcess(
  text: RichText,
): { bytes: number; nodes: number; pages: number } | undefined {
  const bytes = bytesOf(text);
  const nodes = [...nodesIn(text)].length;
  const pages = Math.ceil(Math.max(bytes / richTextLimits.bytes, nodes / richTextLimits.nodes));
  if (pages <= 1) return undefined;
  return {
    bytes: Math.max(0, bytes - richTextLimits.bytes),
    nodes: Math.max(0, nodes - richTextLimits.nodes),
    pages,
  };
}
