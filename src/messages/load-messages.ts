import type { Language } from '#contract/language.ts';
import type { Messages } from './en/common.ts';

const files = import.meta.glob<Messages>('./*/common.ts', { import: 'texts' });

/** The texts that every page needs: a browser loads them in its own language alone. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = files[`./${language}/common.ts`];
  if (!load) throw new Error(`src/messages/${language}/common.ts is missing`);
  return load();
}
