/** Recognizes files of `wp-content/uploads`, however an address or a file system spells their names. */
import { parseUrl } from '#contract/parse-url.ts';
import { maxLength } from '#contract/text-rule.ts';

const inWordPress = /\/wp-content\/uploads\/(.+)$/i;
const anywhere = /\/uploads\/(.+)$/i;

/** Some copies of sites have the encoded names as file names. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the decoded names after `/uploads/`. The parser has already resolved `..`, encoded or not. */
export function uploadedNames(address: string): string[] | undefined {
  if (address.length > maxLength.link) return undefined;
  const path = parseUrl(address.trim(), 'http://old.example/')?.pathname ?? '';
  const found = inWordPress.exec(path) ?? anywhere.exec(path);
  return found?.[1]?.split('/').map(decoded);
}

/** Names with the same key differ only in case, encoding or the composition of letters. */
export const nameKey = (name: string) => decoded(name).normalize('NFC').toLowerCase();

/** Prefers the same name, as some file systems distinguish between cases. */
export function closest<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  wanted: string,
): Item | undefined {
  const name = wanted.normalize('NFC');
  return items.find((item) => nameOf(item).normalize('NFC') === name) ?? items[0];
}
