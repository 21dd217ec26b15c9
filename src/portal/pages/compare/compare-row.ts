/** One fact about each partner, and what sets them apart. */

/** The values of one partner. Empty if unknown. */
export type Values = readonly string[];

/** `isOnly` marks what no other partner has. */
export type Cell = { value: string; isOnly: boolean }[];

export type CompareRow = { label: string; cells: Cell[] };
export type SameRow = { label: string; values: Values };

export type LabelledValues = { label: string; values: Values[] };

const keyOf = (values: Values) => values.toSorted().join('\n');

/** Rows in which all partners say the same are listed apart, unless there is nothing to compare. */
export function splitRows(rows: readonly LabelledValues[]) {
  const different: CompareRow[] = [];
  const same: SameRow[] = [];
  for (const { label, values } of rows) {
    const [first = []] = values;
    const isSame = values.length > 1 && values.every((one) => keyOf(one) === keyOf(first));
    if (isSame) same.push({ label, values: first });
    else different.push({ label, cells: markedCells(values) });
  }
  return { different, same };
}

/** If no two partners share a value, marks would be meaningless. */
function markedCells(partners: readonly Values[]): Cell[] {
  const count = new Map<string, number>();
  for (const value of partners.flatMap((values) => [...new Set(values)])) {
    count.set(value, (count.get(value) ?? 0) + 1);
  }
  const isShared = [...count.values()].some((times) => times > 1);
  return partners.map((values) =>
    values.map((value) => ({ value, isOnly: isShared && count.get(value) === 1 })),
  );
}
