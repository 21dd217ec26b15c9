/** Reads the cells of pasted lines by what they contain, so that their order doesn't matter. */
import { fold } from '../../../fold.ts';

export type Named = { id: number; name: string };

/** The rows of one line, or the part that couldn't be read. */
type PastedLine<Row> = { rows: Row[] } | { unknown: string };

export type Pasted<Row> = { rows: Row[]; failed: { line: string; unknown: string }[] };

export function readLines<Row>(
  text: string,
  readLine: (cells: string[]) => PastedLine<Row>,
): Pasted<Row> {
  const pasted: Pasted<Row> = { rows: [], failed: [] };
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '') continue;
    const read = readLine(cellsOf(line));
    if ('rows' in read) pasted.rows.push(...read.rows);
    else pasted.failed.push({ line, unknown: read.unknown });
  }
  return pasted;
}

/** Commas only separate cells if nothing else does, because amounts and lists contain them too. */
function cellsOf(line: string): string[] {
  return splitAt(['\t', ';'].find((one) => line.includes(one)) ?? ',', line);
}

/** Splits a text at delimiters outside of quotes, and drops empty parts. Inside quotes, "" means a quote, as in CSV. */
function splitAt(delimiters: string, text: string): string[] {
  const quoted = new RegExp(`\\s*"([^"]*(?:""[^"]*)*)"\\s*(?=[${delimiters}]|$)`, 'y');
  const plain = new RegExp(`[^${delimiters}]*`, 'y');
  const parts: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    quoted.lastIndex = at;
    plain.lastIndex = at;
    const [whole = '', inner] = quoted.exec(text) ?? plain.exec(text) ?? [];
    parts.push((inner?.replaceAll('""', '"') ?? whole).trim());
    at += whole.length;
  }
  return parts.filter((part) => part !== '');
}

const inQuotes = (text: string, delimiters: RegExp) =>
  text.startsWith('"') || delimiters.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Writes a line that `cellsOf` can split, without empty cells. */
export const writeLine = (cells: (string | null)[]): string =>
  cells.flatMap((cell) => (cell ? inQuotes(cell.replace(/[\t\n]+/g, ','), /;/) : [])).join('; ');

/** Older versions wrote commas instead of the semicolons in a name. */
const withCommas = (name: string) => name.replace(/;+/g, ',');

/** Finds the name that equals the text or, if there is only one, the name that starts with it or contains it. */
export function findNamed(names: readonly Named[], text: string): Named | undefined {
  const key = fold(text.trim());
  if (key === '') return undefined;
  const keyed = names.map((named) => ({ named, name: fold(named.name) }));
  const only = (matches: (name: string) => boolean) => {
    const found = keyed.filter(({ name }) => matches(name));
    return found.length === 1 ? found[0]?.named : undefined;
  };
  return (
    only((name) => name === key) ??
    only((name) => withCommas(name) === key) ??
    only((name) => name.startsWith(key)) ??
    only((name) => name.includes(key))
  );
}

/** Splits a list of codes or names. */
export const partsOf = (text: string): string[] => splitAt(',;\\n', text);

/** Writes a list that `partsOf` can split. */
export const writeParts = (parts: readonly string[]): string =>
  parts.map((part) => inQuotes(part, /[,;\n]/)).join(', ');

/** Returns the markets in a cell such as `US TR` or `US/TR`. */
export function readMarkets(
  cell: string,
  isMarket: (code: string) => boolean,
): string[] | undefined {
  const parts = cell.toUpperCase().split(/[\s/+,|]+/);
  return parts.every(isMarket) ? parts : undefined;
}

export const isUrl = (cell: string) => /^https?:\/\//i.test(cell);
export const isDay = (cell: string) => /^\d{4}-\d\d-\d\d$/.test(cell);

/** Returns the code that equals the cell, or whose label does. */
export const readWord = <Word extends string>(
  cell: string,
  words: Record<Word, string>,
): Word | undefined => {
  const key = fold(cell);
  const found = Object.entries<string>(words).find(
    ([code, label]) => code === key || fold(label) === key,
  );
  return found?.[0] as Word | undefined;
};
