/** Compares one fact about each partner, and marks the values that differ. */

/** The values of one partner. Empty if unknown. */
export type Values = readonly string[];

/** `isOnly` marks values that no other partner has. */
export type Cell = { value: string; isOnly: boolean }[];

export type CompareRow = { label: string; cells: Cell[] };
export type SameRow = { label: string; values: Values };

export type LabelledValues = { label: string; values: Values[] };

const keyOf = (values: Values) => values.toSorted().join('\n');

/** Separates rows whose values are the same for all partners, unless there is only one partner. */
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
