/** Compares one fact about each partner or offer, and marks the best values, or else those that only one has. */

/** The values of one partner. Empty if unknown. */
export type Values = readonly string[];

/** `isOnly` marks values that no other partner has. `best` says in a word why a value is the best of its row. */
export type Cell = { value: string; isOnly: boolean; best?: string }[];

type CompareRow = { label: string; cells: Cell[] };
export type SameRow = { label: string; values: Values };

/** The figure behind one of the partner's values, in a unit that is the same for the whole row. */
export type Figure = { value: string; figure: number };

export type Ranking = {
  wants: 'least' | 'most';
  reason: string;
  /** Undefined if a partner's figure is unknown. */
  figures: (Figure | undefined)[];
};

/** Only rows of figures have a ranking: a text isn't better than another. */
type LabelledValues = { label: string; values: Values[]; ranking?: Ranking | undefined };

const keyOf = (values: Values) => values.toSorted().join('\n');

/** Separates rows whose values are the same for all partners, unless there is only one partner. */
export function splitRows(rows: readonly LabelledValues[]) {
  const different: CompareRow[] = [];
  const same: SameRow[] = [];
  for (const { label, values, ranking } of rows) {
    const [first = []] = values;
    const isSame = values.length > 1 && values.every((one) => keyOf(one) === keyOf(first));
    if (isSame) same.push({ label, values: first });
    else {
      const cells = ranking ? rankedCells(values, ranking) : markedCells(values);
      different.push({ label, cells });
    }
  }
  return { different, same };
}

/**
 * A figure is only called the best if another one is known to be worse. Figures that look the same once they are
 * rounded are ties.
 */
function rankedCells(partners: readonly Values[], { wants, reason, figures }: Ranking): Cell[] {
  const known = figures.filter((one) => one !== undefined);
  const all = known.map(({ figure }) => figure);
  const best = wants === 'least' ? Math.min(...all) : Math.max(...all);
  const bestValues = new Set(known.flatMap((one) => (one.figure === best ? one.value : [])));
  const hasWorse = known.some(({ value }) => !bestValues.has(value));
  return partners.map((values, index) =>
    values.map((value) => {
      const isBest = hasWorse && figures[index]?.value === value && bestValues.has(value);
      return { value, isOnly: false, ...(isBest && { best: reason }) };
    }),
  );
}

/** What a value is about, such as the method in `Bank card · 4–24 h`. */
const subjectOf = (value: string) => value.split(' · ', 1)[0] ?? value;

/** If no two partners share a value, marks would be meaningless. */
function markedCells(partners: readonly Values[]): Cell[] {
  const count = new Map<string, number>();
  for (const subject of partners.flatMap((values) => [...new Set(values.map(subjectOf))])) {
    count.set(subject, (count.get(subject) ?? 0) + 1);
  }
  const isShared = [...count.values()].some((times) => times > 1);
  return partners.map((values) =>
    values.map((value) => ({ value, isOnly: isShared && count.get(subjectOf(value)) === 1 })),
  );
}
