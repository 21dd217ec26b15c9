/** Names of payment methods and providers in other languages. Empty ones fall back to `name`. */
import { z } from 'zod';
import { optionalTitle } from '../../field-schema.ts';
import {
  defaultLanguage,
  inOtherLanguages,
  type Language,
  type OtherLanguage,
} from '../../language.ts';
import { otherTranslations } from '../../translation.ts';

const optionalName = optionalTitle.overwrite((name) => name?.trim() || null);

export const translatedNames = otherTranslations(
  z.object({ name: optionalName }).prefault({}),
).prefault({});
export type TranslatedNames = z.output<typeof translatedNames>;

export const noTranslatedNames: TranslatedNames = translatedNames.parse({});

type Named = { name: string; i18n: TranslatedNames };

export const nameIn = (language: Language, { name, i18n }: Named): string =>
  language === defaultLanguage ? name : (i18n[language].name ?? name);

/** Reads stored JSON, which lacks the languages that were added after it was written. */
export function readTranslatedNames(json: string): TranslatedNames {
  const stored = JSON.parse(json) as Partial<TranslatedNames>;
  return inOtherLanguages((language: OtherLanguage) => ({ name: stored[language]?.name ?? null }));
}
