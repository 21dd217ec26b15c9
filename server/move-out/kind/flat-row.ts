/** Turns nested rows into the columns of a CSV file, such as i18n.en.name. Lists and rich text become JSON. */
import { isRichText } from '#contract/content/rich-text/rich-text-node.ts';

type Cells = Record<string, string>;

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRichText(value);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A list of plain values is easier to read with spaces between them. */
const isPlainList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'number' || (typeof item === 'string' && !/\s/.test(item)));

export function flatRow(row: object, prefix = ''): Cells {
  const cells: Cells = {};
  for (const [name, value] of Object.entries(row)) {
    if (isNested(value)) Object.assign(cells, flatRow(value, `${prefix}${name}.`));
    else cells[prefix + name] = isPlainList(value) ? value.join(' ') : textOf(value);
  }
  return cells;
}
