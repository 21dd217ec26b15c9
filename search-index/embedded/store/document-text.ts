import type { Language } from '#contract/language.ts';
import type { SearchDocument, SearchField } from '../../search-index.ts';
import { fieldRank } from '../../words/ranking-rules.ts';
import { maxFields } from '../../words/word-position.ts';
import { languageMask } from './language-mask.ts';

export type FieldText = {
  field: SearchField;
  /** The name of the field. A text of a list has its index too: `categories.0`. */
  path: string;
  text: string;
  languages: number;
};

const fields = (Object.keys(fieldRank) as SearchField[]).sort(
  (one, other) => fieldRank[one] - fieldRank[other],
);

const pathsInList = new Map<SearchField, string[]>();

function pathInList(field: SearchField, place: number): string {
  const known = pathsInList.get(field) ?? [];
  pathsInList.set(field, known);
  known[place] ??= `${field}.${place}`;
  return known[place];
}

/** Returns a document's texts by rank. A text that several languages show is there once. */
export function fieldTextsOf(document: SearchDocument): FieldText[] {
  const texts: FieldText[] = [];
  for (const field of fields) {
    const first = texts.length;
    for (const [language, mask] of Object.entries(languageMask)) {
      const value = document.texts[language as Language][field];
      if (value === undefined) continue;
      const isList = typeof value !== 'string';
      (isList ? value : [value]).forEach((text, place) => {
        const path = isList ? pathInList(field, place) : field;
        const same = texts.findIndex(
          (other, at) => at >= first && other.path === path && other.text === text,
        );
        const shown = texts[same];
        if (shown) shown.languages |= mask;
        else if (text !== '') texts.push({ field, path, text, languages: mask });
      });
    }
  }
  return texts.slice(0, maxFields);
}
