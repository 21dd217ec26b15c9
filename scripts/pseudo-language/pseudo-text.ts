/**
 * English made strange, to see what a further language needs: its letters have accents, its words are
 * about 40% longer, and what stands between no brackets is a text that no file of messages holds.
 */
const accents: Record<string, string> = Object.fromEntries(
  Array.from(
    'aåcçdđeéfƒgĝhĥiîjĵkķlļmmnñoöpþrŕsštţuûwŵyýzžAÅCÇDĐEÉGĜHĤIÎJĴKĶLĻNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽ'.match(
      /../gu,
    ) ?? [],
    ([plain = '', accented = '']) => [plain, accented],
  ),
);

const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const strange = accents[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? strange + strange : strange;
  });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Leaves gaps such as `{name}`, links and what a function was given as they are. */
function pseudoText(text: string, given: readonly string[]): string {
  const left = ['\\{\\w+\\}', 'https?://\\S+', ...given.map(escaped)].join('|');
  const parts = text.split(new RegExp(`(${left})`));
  return `[${parts.map((part, index) => (index % 2 ? part : accented(part))).join('')}]`;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value)].filter((text) => text !== '');

/** The same texts, with the functions and the lists among them; an `id` is part of a URL and stays. */
export function pseudo<Value>(value: Value, given: readonly string[] = []): Value {
  const made = (part: unknown): unknown => {
    if (typeof part === 'string') return pseudoText(part, given);
    if (typeof part === 'function') {
      return (...values: unknown[]) => pseudo(part(...values), values.flatMap(stringsIn));
    }
    if (Array.isArray(part)) return part.map(made);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, key === 'id' ? inner : made(inner)]),
    );
  };
  return made(value) as Value;
}
