/** Brings tables within the limits of rich text. */
import { richTextLimits } from '#contract/content/rich-text/node-rule.ts';
import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import type { Block, Flow, Table } from '#contract/content/rich-text/rich-text-node.ts';

const { tableRows, tableColumns } = richTextLimits;

type Row = Table['content'][number];

/** A merged cell must not extend past the last row. */
function withFittingSpans(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => ({
    ...row,
    content: (row.content ?? []).map((cell) => {
      const rowspan = Math.min(cell.attrs?.rowspan ?? 1, rows.length - index);
      return { ...cell, attrs: { ...cell.attrs, rowspan } };
    }),
  }));
}

function columnsOf(rows: readonly Row[]): number {
  const columns = rows.map(() => 0);
  for (const [index, { content: cells = [] }] of rows.entries()) {
    for (const { attrs } of cells) {
      for (let row = index; row < index + (attrs?.rowspan ?? 1); row++) {
        columns[row] = (columns[row] ?? 0) + (attrs?.colspan ?? 1);
      }
    }
  }
  return Math.max(0, ...columns);
}

const isEmpty = (flow: Flow) => plainText(flow).trim() === '';

/** Returns the content of all cells. Cells with a single paragraph share one per row. */
function linesOf(rows: readonly Row[]): Flow[] {
  return rows.flatMap(({ content: cells = [] }): Flow[] => {
    const parts = cells.flatMap(({ content }) => content).filter((flow) => !isEmpty(flow));
    if (!parts.every((flow) => flow.type === 'paragraph')) return parts;
    const space = { type: 'text' as const, text: ' ' };
    const content = parts.flatMap((flow, index) => [
      ...(index > 0 ? [space] : []),
      ...(flow.content ?? []),
    ]);
    return content.length > 0 ? [{ type: 'paragraph', content }] : [];
  });
}

/** Splits long tables. Turns tables that are too wide into lines, and reports them. */
export function fitTable(table: Table, reportWide: (table: Table) => void): Block[] {
  const rows = table.content.filter(({ content = [] }) => content.length > 0);
  if (rows.length === 0) return [];
  const parts: Block[] = [];
  for (let start = 0; start < rows.length; start += tableRows) {
    const part = withFittingSpans(rows.slice(start, start + tableRows));
    if (columnsOf(part) > tableColumns) {
      reportWide(table);
      return linesOf(rows);
    }
    parts.push({ type: 'table', content: part });
  }
  return parts;
}
