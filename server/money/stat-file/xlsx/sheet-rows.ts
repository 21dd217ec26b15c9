import { type RawCell, shortened } from '../raw-row.ts';
import { fileRefusal, limits } from '../stat-file.ts';
import { localName } from './package.ts';

export type SheetRow = { row: number; cells: RawCell[] };

type Context = {
  texts: readonly string[];
  dateStyles: ReadonlySet<number>;
  startsIn1904: boolean;
};

/** Returns 0 for A and 27 for AB. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Excel's limit. */
const maxRow = 1_048_576;

function rowNumber(written: string): number {
  const row = Number(written);
  if (Number.isInteger(row) && row >= 1 && row <= maxRow) return row;
  throw fileRefusal(`Is not a row number: ${shortened(written)}`);
}

const isBlank = (cell: RawCell) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

const dayLength = 86_400_000;

/** Excel believes that 1900 was a leap year, so its days count from 30 December 1899 since March 1900. */
function dayOf(serial: number, startsIn1904: boolean): RawCell {
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const instant = new Date(start + Math.floor(serial) * dayLength);
  if (!(instant.getTime() >= start) || instant.getUTCFullYear() > 9999)
    return { other: `${serial}` };
  return { day: instant.toISOString().slice(0, 10) };
}

type Cell = { type: string; style: number; isFormula: boolean; text: string };

function contentOf(
  { type, style, isFormula, text }: Cell,
  { texts, dateStyles, startsIn1904 }: Context,
): RawCell {
  if (isFormula) return { isFormula: true };
  if (type === 's') return texts[Number(text)] ?? null;
  if (type === 'str' || type === 'inlineStr' || type === 'd') return text;
  if (type === 'b') return { other: text === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'e') return { other: text };
  if (text === '') return null;
  const number = Number(text);
  if (!Number.isFinite(number)) return { other: text };
  return dateStyles.has(style) ? dayOf(number, startsIn1904) : number;
}

/** Collects the rows of a sheet from its elements. Blank rows are left out, because a small file can have millions. */
export function sheetRows(context: Context) {
  const open: string[] = [];
  let ready: SheetRow[] = [];
  let current: SheetRow = { row: 0, cells: [] };
  let hasContent = false;
  let column = -1;
  let cell: Cell = { type: 'n', style: 0, isFormula: false, text: '' };

  function beginCell({ r, t = 'n', s = '0' }: Record<string, string>) {
    column = r === undefined ? column + 1 : columnOf(r);
    if (column < 0 || column >= limits.columns)
      throw fileRefusal(`Has more than ${limits.columns} columns`);
    cell = { type: t, style: Number(s), isFormula: false, text: '' };
  }

  function endCell() {
    const value = contentOf(cell, context);
    current.cells[column] = value;
    hasContent ||= !isBlank(value);
  }

  return {
    open(element: string, attributes: Record<string, string>) {
      const kind = localName(element);
      open.push(kind);
      if (kind === 'row') {
        current = { row: rowNumber(attributes.r ?? `${current.row + 1}`), cells: [] };
        hasContent = false;
        column = -1;
      } else if (kind === 'c') beginCell(attributes);
      else if (kind === 'f') cell.isFormula = true;
    },
    addText(part: string) {
      const kind = open.at(-1);
      const isValue = kind === 'v' || (kind === 't' && !open.includes('rPh'));
      if (isValue && cell.text.length < limits.cell) cell.text += part;
    },
    close() {
      const kind = open.pop();
      if (kind === 'c') endCell();
      if (kind === 'row' && hasContent) ready.push(current);
    },
    take(): SheetRow[] {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}
