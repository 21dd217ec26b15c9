import type { StatShape } from '#contract/money/stat-source.ts';
import { namedColumns, tableReader } from './find-columns.ts';
import type { RawCell, RawRow } from './raw-row.ts';
import { fileRefusal } from './stat-file.ts';

type Value = unknown;
type Values = Record<string, Value>;

const isObject = (value: Value): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the whole text, because JSON can't be parsed in parts. */
export async function* readJson(
  texts: AsyncIterable<string>,
  shape: StatShape,
): AsyncGenerator<RawRow> {
  const parts: string[] = [];
  for await (const text of texts) parts.push(text);
  const document = parseJson(parts.join(''));
  const rows = at(document, shape.rows);
  if (!Array.isArray(rows)) {
    throw fileRefusal(
      shape.rows === '' ? 'Must be a list of rows' : `Has no list of rows at “${shape.rows}”`,
    );
  }
  if (shape.row_shape === 'table') yield* readTable(document, rows, shape);
  else yield* readObjects(rows, shape);
}

function parseJson(text: string): Value {
  if (text.trim() === '') throw fileRefusal('The file is empty');
  try {
    return JSON.parse(text);
  } catch {
    throw fileRefusal('Is not valid JSON');
  }
}

/** Follows a path such as data.rows. A key may contain dots itself. */
function at(value: Value, path: string): Value {
  if (path === '') return value;
  if (Array.isArray(value) && /^\d+$/.test(path)) return value[Number(path)];
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const key = path.slice(0, dot);
    if (!Object.hasOwn(value, key)) continue;
    const found = at(value[key], path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function* readObjects(rows: readonly Value[], shape: StatShape): Generator<RawRow> {
  const columns = namedColumns(shape);
  const valueAt = shape.row_shape === 'pairs' ? inPairs : at;
  const isRow = shape.row_shape === 'pairs' ? Array.isArray : isObject;
  for (const [index, value] of rows.entries()) {
    const row: RawRow = { row: index + 1, cells: {} };
    if (isRow(value)) {
      for (const [column, path] of columns) row.cells[column] = cellOf(valueAt(value, path));
    } else {
      row.fault = 'Is not a row of the shape that the source describes';
    }
    yield row;
  }
}

/**
 * Accepts `{ name, value }` and `[name, value]`. The rest of the path after the name is looked up beside the value, and
 * then inside it: ngr.amount_cents is in `{ name: 'ngr', amount_cents: 5 }` and in `{ name: 'ngr', value: { … } }`.
 */
function inPairs(pairs: Value, path: string): Value {
  if (!Array.isArray(pairs)) return undefined;
  for (const pair of pairs) {
    const { name, value, ...beside } = pairOf(pair);
    if (name === path) return value;
    if (typeof name !== 'string' || !path.startsWith(`${name}.`)) continue;
    const rest = path.slice(name.length + 1);
    return at(beside, rest) ?? at(value, rest);
  }
  return undefined;
}

const pairOf = (pair: Value): Values => {
  if (Array.isArray(pair)) return { name: pair[0], value: pair[1] };
  return isObject(pair) ? pair : {};
};

function* readTable(document: Value, rows: readonly Value[], shape: StatShape): Generator<RawRow> {
  const isInside = shape.headings === '';
  const headings = isInside ? rows[0] : at(document, shape.headings);
  if (!Array.isArray(headings)) {
    throw fileRefusal(
      isInside
        ? 'The first row must be a list of headings'
        : `Has no list of headings at “${shape.headings}”`,
    );
  }
  const read = tableReader(headings.map(headingOf), shape);
  const first = isInside ? 1 : 0;
  for (const [index, cells] of rows.slice(first).entries()) {
    const row = index + first + 1;
    if (!Array.isArray(cells)) {
      yield { row, cells: {}, fault: 'Is not a row of the shape that the source describes' };
    } else if (cells.length === headings.length) {
      yield read(row, cells.map(cellOf));
    } else {
      const fault = `Has ${cells.length} cells below ${headings.length} headings; check its quotes and numbers`;
      yield { row, cells: {}, fault };
    }
  }
}

const headingOf = (value: Value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function cellOf(value: Value): RawCell {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object') return { other: Array.isArray(value) ? '[…]' : '{…}' };
  return { other: String(value) };
}
