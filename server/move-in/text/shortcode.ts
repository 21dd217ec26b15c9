/** Finds shortcodes such as `[name id="5"]`, without a list of all plugins and without mistaking other brackets. */
import { TagScanner } from './html-token.ts';

export type Shortcode = {
  name: string;
  /** The source between the name and the closing bracket. */
  attributes: string;
  isEnd: boolean;
  /** Written with double brackets, to be shown as text. */
  isEscaped: boolean;
  /** Nothing else is on its line or in its element. */
  isAlone: boolean;
  start: number;
  end: number;
};

const maxShortcode = 2_000;
const opening = /\[(\/?)([a-z][\w-]{0,79})(?=[\s\]/])/iy;

/** Returns the position of the closing bracket. Brackets in quoted values don't count. */
function closingBracket(html: string, from: number): number | undefined {
  const limit = Math.min(html.length, from + maxShortcode);
  for (let at = from; at < limit; at++) {
    const character = html[at];
    if (character === ']') return at;
    if (character === '[' || character === '<') return undefined;
    if ((character === '"' || character === "'") && html[at - 1] === '=') {
      const quote = html.slice(at + 1, limit).indexOf(character);
      if (quote >= 0) at += quote + 1;
    }
  }
  return undefined;
}

const maxSpaces = 50;

function isAloneIn(html: string, start: number, end: number): boolean {
  const before = html.slice(Math.max(0, start - maxSpaces), start);
  const after = html.slice(end, end + maxSpaces);
  const begins = /[>\n][ \t]*$/.test(before) || (start < maxSpaces && before.trim() === '');
  const ends = /^[ \t\r]*[<\n]/.test(after) || (after.length < maxSpaces && after.trim() === '');
  return begins && ends;
}

function shortcodeAt(html: string, start: number): Shortcode | undefined {
  const bracket = html[start + 1] === '[' ? start + 1 : start;
  opening.lastIndex = bracket;
  const [found, slash, name] = opening.exec(html) ?? [];
  if (found === undefined || name === undefined) return undefined;
  const close = closingBracket(html, bracket + found.length);
  if (close === undefined) return undefined;
  const isEscaped = bracket > start && html[close + 1] === ']';
  const attributes = html.slice(bracket + found.length, close);
  const isEnd = slash === '/';
  const isAlone = isAloneIn(html, bracket, close + 1);
  return {
    name: name.toLowerCase(),
    attributes,
    isEnd,
    isEscaped,
    isAlone,
    start: isEscaped ? start : bracket,
    end: close + (isEscaped ? 2 : 1),
  };
}

/** Lists everything outside of tags and comments that looks like a shortcode. */
export function* possibleShortcodes(html: string): Generator<Shortcode> {
  const scanner = new TagScanner(html);
  const start = /[<[]/g;
  for (let found = start.exec(html); found; found = start.exec(html)) {
    if (found[0] === '<') {
      start.lastIndex = scanner.endAt(found.index) ?? found.index + 1;
      continue;
    }
    const shortcode = shortcodeAt(html, found.index);
    if (!shortcode) continue;
    yield shortcode;
    start.lastIndex = shortcode.end;
  }
}

const anyAttribute = /\s[\w-]{1,60}(?:=[^\s=]|\s{0,5}=\s{0,5}["'“”])/;
const closed = /\[\/([a-z][\w-]{2,79})\]/gi;

/** Names that have a closing tag. */
export const closedNames = (html: string): Set<string> =>
  new Set([...html.matchAll(closed)].map(([, name = '']) => name.toLowerCase()));

/** Texts contain brackets such as [1] and [sic], so an unknown name needs something else that only a shortcode has. */
export function isShortcode(
  { name, attributes, isAlone }: Shortcode,
  known: ReadonlySet<string>,
  closedIn: ReadonlySet<string>,
): boolean {
  if (known.has(name)) return true;
  if (name.length < 3) return false;
  const isBare = attributes.trim() === '' || attributes.trim() === '/';
  if (isBare && (isAlone || /[_-]/.test(name))) return true;
  return closedIn.has(name) || anyAttribute.test(attributes);
}

const attribute = /([\w-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

export const attributesOf = ({ attributes }: Shortcode): Map<string, string> =>
  new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
