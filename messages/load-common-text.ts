import type { Language } from '#contract/language.ts';
import type { Messages } from './en/common.ts';

const files = import.meta.glob<Messages>('./*/common.ts', { import: 'texts' });

/** Loads the messages that every page needs. Browsers load them in one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = files[`./${language}/common.ts`];
  if (!load) throw new Error(`messages/${language}/common.ts is missing`);
  return load();
}
