import type { Language } from '#contract/language.ts';
import type { StoredDataTexts } from './en/privacy/stored-data.ts';

const files = import.meta.glob<StoredDataTexts>('./*/privacy/stored-data.ts', { import: 'texts' });

/** Separate, because many pages list the files of load-content-text.ts. */
export async function loadStoredDataTexts(language: Language): Promise<StoredDataTexts> {
  const load = files[`./${language}/privacy/stored-data.ts`];
  if (!load) throw new Error(`messages/${language}/privacy/stored-data.ts is missing`);
  return load();
}
