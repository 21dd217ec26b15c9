/** Reads the files of the sample catalogue. Errors contain the file and the location of the mistake. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '#contract/language.ts';

export function readData<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const found = schema.safeParse(parseJson(file, readFileSync(join(folder, file), 'utf8')));
  if (found.success) return found.data;
  const mistakes = found.error.issues.map(
    ({ path, message }) => `${file}, ${path.join('.')}: ${message}`,
  );
  throw new Error(`The sample catalogue is invalid.\n${mistakes.join('\n')}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} of the sample catalogue is not valid JSON.`, { cause: error });
  }
}

/** Also used as image names. Must not be numeric, because JavaScript would then move it to the front. */
const key = z.string().regex(/^(?=.*[a-z])[a-z0-9-]+$/);

/** Returns the entries of a file in order, each with its key. */
export function readFacts<Facts extends z.ZodObject>(folder: string, file: string, facts: Facts) {
  const entries = z.record(key, facts, {
    error: ({ code }) =>
      code === 'invalid_key' ? 'A key consists of a-z, 0-9 and hyphens' : undefined,
  });
  return Object.entries(readData(folder, file, entries)).map(([key, found]) => ({ ...found, key }));
}

type Texts = z.ZodPrefault<z.ZodObject<Record<Language, z.ZodPrefault<z.ZodObject>>>>;

/** Returns the translations of each key in all languages. A language without a file has none yet. */
export function readTexts<I18n extends Texts>(
  folder: string,
  entity: string,
  keys: string[],
  i18n: I18n,
): (key: string) => z.output<I18n> {
  const inLanguage = (lang: Language) => {
    const file = `${entity}.${lang}.json`;
    const ofKey = i18n.unwrap().shape[lang].unwrap().strict().prefault({});
    const texts = z.strictObject(Object.fromEntries(keys.map((key) => [key, ofKey])));
    return existsSync(join(folder, file)) ? readData(folder, file, texts) : {};
  };
  const found = languages.map((lang) => [lang, inLanguage(lang)] as const);
  return (key) => i18n.parse(Object.fromEntries(found.map(([lang, texts]) => [lang, texts[key]])));
}
