import type { Language } from '#contract/language.ts';
import type { ContentTexts, loadContentTexts } from '../../messages/load-content-text.ts';

/** For routes that every page loads along with their loaders. */
export async function loadLateTexts<Page extends keyof ContentTexts>(
  language: Language,
  page: Page,
): ReturnType<typeof loadContentTexts<Page>> {
  const messages = await import('../../messages/load-content-text.ts');
  return messages.loadContentTexts(language, page);
}
