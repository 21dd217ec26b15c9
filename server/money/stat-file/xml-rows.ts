import type { StatColumn, StatShape } from '#contract/money/stat-source.ts';
import { namedColumns } from './find-columns.ts';
import type { RawRow } from './raw-row.ts';
import { limits } from './stat-file.ts';

/** Collects the rows of an XML document from its elements. */
export function xmlRows(shape: StatShape) {
  const columnsAt = new Map<string, StatColumn[]>();
  for (const [column, path] of namedColumns(shape)) {
    columnsAt.set(path, [...(columnsAt.get(path) ?? []), column]);
  }
  /** The paths of the open elements, from the root and then from the row. */
  const open: string[] = [];
  let ready: RawRow[] = [];
  let count = 0;
  let row: RawRow | undefined;
  let rowDepth = 0;
  /** The text of the element that is open, if the source names it. */
  let text: string | undefined;
  let textPath = '';

  function store(path: string, value: string) {
    if (!row) return;
    for (const column of columnsAt.get(path) ?? []) {
      if (row.cells[column] !== undefined) row.fault ??= `Has “${path}” twice`;
      row.cells[column] = value;
    }
  }

  return {
    open(name: string, attributes: Record<string, string>) {
      const parent = open.at(-1) ?? '';
      const path = parent === '' ? name : `${parent}.${name}`;
      const isRow = !row && path === shape.rows;
      if (isRow) {
        count += 1;
        row = { row: count, cells: {} };
        rowDepth = open.length;
      }
      const inside = isRow ? '' : path;
      open.push(inside);
      if (!row) return;
      const prefix = inside === '' ? '@' : `${inside}.@`;
      for (const attribute in attributes) {
        store(prefix + attribute, attributes[attribute]?.slice(0, limits.cell) ?? '');
      }
      if (columnsAt.has(inside)) {
        text = '';
        textPath = inside;
      }
    },
    addText(part: string) {
      if (text !== undefined && text.length < limits.cell) text += part;
    },
    close() {
      const path = open.pop();
      if (text !== undefined && path === textPath) {
        store(textPath, text);
        text = undefined;
      }
      if (!row || open.length !== rowDepth) return;
      ready.push(row);
      row = undefined;
    },
    take(): RawRow[] {
      const taken = ready;
      ready = [];
      return taken;
    },
    get count() {
      return count;
    },
  };
}
