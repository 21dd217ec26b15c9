/**
 * The language is set before the admin starts. Changing it reloads the document, so it never changes on an open screen.
 */
import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts';
import type { AdminTexts } from '../../messages/en/admin/admin.ts';
import { loadAdminTexts } from '../../messages/load-admin-text.ts';

const key = 'adminLanguage';

let current: { language: Language; texts: AdminTexts } | undefined;

function storedLanguage(): Language {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the editor's language in the browser and reloads. */
export function chooseLanguage(language: string) {
  localStorage.setItem(key, language);
  window.location.reload();
}

export function setLanguage(language: Language, texts: AdminTexts) {
  current = { language, texts };
}

/** Loads the messages before the first screen is rendered. */
export async function loadLanguage() {
  const language = storedLanguage();
  setLanguage(language, await loadAdminTexts(language));
}

export const adminLanguage = (): Language => current?.language ?? defaultLanguage;

export function useAdminTexts(): AdminTexts {
  if (!current) throw new Error('The admin messages have not been loaded yet');
  return current.texts;
}
