import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage, otherLanguages } from '#contract/language.ts';

const filesOf = (language: string) => readdirSync(join(import.meta.dirname, language)).sort();

test.each(otherLanguages)('%s has a file for each one in English', (language) => {
  expect(filesOf(language)).toEqual(filesOf(defaultLanguage));
});
