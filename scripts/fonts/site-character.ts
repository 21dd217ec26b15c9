/** The characters that pages may need: those in the site's messages, and those that editors enter most. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#contract/language.ts';

const messages = join(import.meta.dirname, '../../messages');
const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const signs = '\u00a0©®™·•×−–—‘’“”«»…€£₺';

/** Headings and buttons may change the case of their text. */
const inBothCases = (language: Language, text: string) =>
  text + text.toLocaleUpperCase(language) + text.toLocaleLowerCase(language);

function siteCharacters(): string[] {
  const texts = languages.map((language) => {
    const folder = join(messages, language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(folder, path), 'utf8'));
    return inBothCases(language, files.join(''));
  });
  const letters = new Set(ascii + signs + texts.join(''));
  letters.delete('\n');
  // Neither font has arrows, so browsers use a system font for them.
  letters.delete('→');
  return [...letters].sort();
}

const codeSigns = /[\\^`{|}~[\]<>]/;
const rareInHeadings = /[_=@«»©]/;

/** Excludes signs that text rarely contains. Browsers load the full files for them. */
export const textCharacters = () => siteCharacters().filter((letter) => !codeSigns.test(letter));

export const headingCharacters = () =>
  textCharacters().filter((letter) => !rareInHeadings.test(letter));
