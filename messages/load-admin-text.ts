import type { Language } from '#contract/language.ts';
import type { AdminTexts } from './en/admin/admin.ts';

const files = import.meta.glob<AdminTexts>('./*/admin/admin.ts', { import: 'texts' });

/**
 * Loads all messages of the admin in one language. They aren't split by screen, because the admin is a single
 * application.
 */
export async function loadAdminTexts(language: Language): Promise<AdminTexts> {
  const load = files[`./${language}/admin/admin.ts`];
  if (!load) throw new Error(`messages/${language}/admin/admin.ts is missing`);
  return load();
}
