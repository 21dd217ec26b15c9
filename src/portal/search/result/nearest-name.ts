/** The share of letters that may differ. The search itself tolerates one or two wrong letters in a word. */
const maxDifference = 0.5;

const lettersOf = (text: string) => [...text.normalize('NFKD').toLowerCase()];

/** Finds the item whose name, or a word of it, is spelled most like the query. */
export function nearestName<Item extends { name: string }>(
  query: string,
  items: Item[],
): Item | undefined {
  let nearest: Item | undefined;
  let least = maxDifference;
  const typed = lettersOf(query);
  for (const item of items) {
    const words = item.name.split(/\s+/).filter((word) => word.length > 3);
    for (const spelled of [item.name, ...words].map(lettersOf)) {
      const difference = distance(typed, spelled) / Math.max(typed.length, spelled.length);
      if (difference < least) [nearest, least] = [item, difference];
    }
  }
  return nearest;
}

/** Counts the letters to insert, delete or replace (Levenshtein). */
function distance(from: string[], to: string[]): number {
  let row = to.map((_, index) => index + 1);
  for (const [line, letter] of from.entries()) {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, index) => {
      left = Math.min(left + 1, above + 1, diagonal + (letter === to[index] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}
