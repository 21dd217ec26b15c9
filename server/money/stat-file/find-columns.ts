import { type StatColumn, type StatShape, statColumns } from '#contract/money/stat-source.ts';
import { badInput } from '../../errors.ts';
import type { RawCell, RawCells, RawRow } from './raw-row.ts';

const folded = (heading: string) => heading.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Returns the columns that the source names. */
export const namedColumns = (shape: StatShape): [StatColumn, string][] =>
  statColumns.flatMap((column) => {
    const heading = shape.columns[column];
    return heading === undefined ? [] : [[column, heading] as [StatColumn, string]];
  });

/** Returns how many columns that the source names have these headings. */
export function countFound(headings: readonly string[], shape: StatShape): number {
  const known = new Set(headings.map(folded));
  return namedColumns(shape).filter(([, heading]) => known.has(folded(heading))).length;
}

/** Returns a function that turns the cells of a row into those that the source names. */
export function tableReader(headings: readonly string[], shape: StatShape) {
  const names = headings.map(folded);
  const places = namedColumns(shape).map(([column, heading]) => {
    const name = folded(heading);
    return { column, heading, at: names.indexOf(name), last: names.lastIndexOf(name) };
  });
  const faults = places.flatMap(({ heading, at, last }) => {
    if (at < 0) return [{ path: 'file', message: `The file has no column “${heading}”` }];
    if (at === last) return [];
    return [{ path: 'file', message: `The file has the column “${heading}” twice` }];
  });
  if (faults.length > 0) throw badInput(faults);
  return (row: number, cells: readonly RawCell[]): RawRow => {
    const named: RawCells = {};
    for (const { column, at } of places) named[column] = cells[at] ?? null;
    return { row, cells: named };
  };
}
