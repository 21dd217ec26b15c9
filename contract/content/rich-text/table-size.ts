import { richTextBound } from './node-rule.ts';
import type { Table } from './rich-text-node.ts';

const { tableRows, tableColumns } = richTextBound;

/** The cells are known to be right by now. A merged cell counts in every row and column that it covers. */
export function problemOfTable({ content: rows }: Table): string | undefined {
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
