/** The language is chosen before the admin starts, and another one loads the document again, so texts never change under a screen. */
import { defaultLanguage, isLanguage, type Language } from '#contract/language.ts';
import type { AdminTexts } from '../../messages/en/admin/admin.ts';
import { loadAdminTexts } from '../../messages/load-admin-text.ts';

const key = 'adminLanguage';

let current: { language: Language; texts: AdminTexts } | undefined;

function storedLanguage(): Language {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** An editor's language is remembered in this browser. */
export function chooseLanguage(language: string) {
  localStorage.setItem(key, language);
  window.location.reload();
}

export function setLanguage(language: Language, texts: AdminTexts) {
  current = { language, texts };
}

/** Runs before the first screen is rendered. */
export async function loadLanguage() {
  const language = storedLanguage();
  setLanguage(language, await loadAdminTexts(language));
}

export const adminLanguage = (): Language => current?.language ?? defaultLanguage;

export function useAdminTexts(): AdminTexts {
  if (!current) throw new Error('The texts of the admin are not loaded yet');
  return current.texts;
}
