/** Each item of the list is in exactly one of these. */
export type Split<Item, Name extends string> = {
  passing: Item[];
  /** Items that fail only the test with this name. */
  failing: Record<Name, Item[]>;
  failingMore: Item[];
};

type NamedTest<Item, Name> = { name: Name; passes: (item: Item) => boolean };

export function splitByFailure<Item, Name extends string>(
  items: readonly Item[],
  names: readonly Name[],
  tests: readonly NamedTest<Item, Name>[],
): Split<Item, Name> {
  const failing = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Item[]
  >;
  const split: Split<Item, Name> = { passing: [], failing, failingMore: [] };
  for (const item of items) {
    let part = split.passing;
    for (const { name, passes } of tests) {
      if (passes(item)) continue;
      part = part === split.passing ? failing[name] : split.failingMore;
    }
    part.push(item);
  }
  return split;
}
