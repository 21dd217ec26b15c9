/**
 * Pseudo-localized English, to test adding a language: letters have accents, words are about 40% longer, and the text
 * is in brackets. Text without brackets doesn't come from a file in messages.
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

/** Leaves placeholders such as `{name}`, links and the arguments of a function unchanged. */
function pseudoText(text: string, given: readonly string[]): string {
  const left = ['\\{\\w+\\}', 'https?://\\S+', ...given.map(escaped)].join('|');
  const parts = text.split(new RegExp(`(${left})`));
  return `[${parts.map((part, index) => (index % 2 ? part : accented(part))).join('')}]`;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : [String(value)].filter((text) => text !== '');

/** Transforms messages recursively, including functions and lists. An `id` is part of a URL and stays unchanged. */
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
