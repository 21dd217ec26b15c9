import { inEachLanguage, type Language, languages } from '#contract/language.ts';
import type { SearchDocument, SearchField } from '../../search-index.ts';
import { fieldRank } from '../../words/field-rank.ts';
import { codeMask, maxFields } from '../../words/word-position.ts';

/** One bit per language, so that a string shared by several languages is stored once. */
export const languageMask = inEachLanguage((language) => 1 << languages.indexOf(language));

const maskOf = (field: SearchField, language: Language) =>
  field === 'code' ? codeMask : languageMask[language];

type FieldText = {
  field: SearchField;
  /** The name of the field, with an index for list items: `categories.0`. */
  path: string;
  text: string;
  languages: number;
};

const fields = (Object.keys(fieldRank) as SearchField[]).sort(
  (one, other) => fieldRank[one] - fieldRank[other],
);

const pathsInList = new Map<SearchField, string[]>();

function pathInList(field: SearchField, index: number): string {
  const known = pathsInList.get(field) ?? [];
  pathsInList.set(field, known);
  known[index] ??= `${field}.${index}`;
  return known[index];
}

/** Returns a document's strings in order of rank. A string shared by several languages occurs once. */
export function fieldTextsOf(document: SearchDocument): FieldText[] {
  const texts: FieldText[] = [];
  for (const field of fields) {
    const first = texts.length;
    for (const language of languages) {
      const value = document.texts[language][field];
      if (value === undefined) continue;
      if (typeof value === 'string') addText(texts, first, field, field, value, language);
      else {
        for (let index = 0; index < value.length; index += 1) {
          const path = pathInList(field, index);
          addText(texts, first, field, path, value[index] as string, language);
        }
      }
    }
  }
  return texts.length > maxFields ? texts.slice(0, maxFields) : texts;
}

function addText(
  texts: FieldText[],
  first: number,
  field: SearchField,
  path: string,
  text: string,
  language: Language,
): void {
  for (let at = first; at < texts.length; at += 1) {
    const other = texts[at] as FieldText;
    if (other.path !== path || other.text !== text) continue;
    other.languages |= maskOf(field, language);
    return;
  }
  if (text !== '') texts.push({ field, path, text, languages: maskOf(field, language) });
}
