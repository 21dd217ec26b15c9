import { redirect } from '@tanstack/react-router';
import { loadStoredDataTexts } from '../../../../messages/load-stored-data-text.ts';
import type { RouterContext } from '../../../router-context.ts';

/**
 * Reloads the page from the server if it was opened from a link on another page, because only its own response includes
 * the times.
 */
export function loadStoredData({ language, site }: RouterContext, href: string) {
  if (!site.storedData && !import.meta.env.SSR) throw redirect({ href, reloadDocument: true });
  return loadStoredDataTexts(language);
}
