import { redirect } from '@tanstack/react-router';
import { loadStoredDataTexts } from '../../../../messages/load-stored-data-text.ts';
import type { RouterContext } from '../../../router-context.ts';

/** The server sends the times with this page only, so a link from another page loads it from there. */
export function loadStoredData({ language, site }: RouterContext, href: string) {
  if (!site.storedData && !import.meta.env.SSR) throw redirect({ href, reloadDocument: true });
  return loadStoredDataTexts(language);
}
