/** Reads the texts of an entity with their translations, as words without their formatting. */

import { plainText } from '../content/rich-text/read-rich-text.ts';
import { isRichText } from '../content/rich-text/rich-text-node.ts';
import { defaultLanguage, type OtherLanguage } from '../language.ts';
import { opsBetween } from '../release/proposal-op.ts';

export type TranslatedText = {
  field: string;
  language: OtherLanguage;
  /** The text in the default language, or an empty string. */
  source: string;
  text: string;
};

/** Fields that each language has for itself, and that nobody translates. */
const notTexts = ['publish_at'];

/** Returns undefined for what isn't a text. A change of spaces, line breaks or formatting isn't one of the words. */
function wordsOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map((item) => wordsOf(item) ?? '').join(' ');
  const text = isRichText(value) ? plainText(value) : value;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : undefined;
}

/** Names of vocabularies have no text in the default language below `i18n`, but a field of their own. */
export function translatedTexts(state: unknown): TranslatedText[] {
  const leaves = opsBetween(null, state as Record<string, unknown>).filter(
    ({ field }) => !notTexts.includes(field),
  );
  const sources = new Map<string, string>();
  for (const { field, language, to } of leaves) {
    const words = wordsOf(to);
    const isSource = language === defaultLanguage || (language === null && !sources.has(field));
    if (isSource && words) sources.set(field, words);
  }
  return leaves.flatMap(({ field, language, to }) => {
    const [source, text] = [sources.get(field) ?? '', wordsOf(to)];
    if (language === null || language === defaultLanguage || !text) return [];
    return [{ field, language, source, text }];
  });
}
