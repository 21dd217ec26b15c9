import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage, languages, otherLanguages } from '#contract/language.ts';

const filesOf = (language: string) =>
  readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    // Server messages have no English files, because the server's own sources contain them.
    .filter((file) => file.endsWith('.ts') && !file.startsWith('admin/server-message/'))
    .sort();

test.each(otherLanguages)('%s has a file for each English one', (language) => {
  expect(filesOf(language)).toEqual(filesOf(defaultLanguage));
});

test.each(languages)(
  'no message in %s mentions a market, because owners add and retire markets',
  (language) => {
    // The market form has an example of how a name appears in a sentence.
    const files = filesOf(language).filter((file) => file !== 'admin/site/market.ts');
    for (const file of files) {
      const texts = readFileSync(join(import.meta.dirname, language, file), 'utf8');
      expect([file, texts.match(/United States|Türkiye|Birleşik Devletler/)]).toEqual([file, null]);
    }
  },
);
