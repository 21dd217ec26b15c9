import { loadTexts } from '../../../messages/load-page-text.ts';
import type { EmailChangeText } from '../../../messages/type/email-change.ts';
import type { RouterContext } from '../../router-context.ts';
import { noindexHead } from '../head/noindex-head.ts';

type Loading = { context: RouterContext };

/** Options of the pages that emails about a changed address link to. */
export const emailChangeRoute = <Page extends keyof EmailChangeText>(page: Page) => ({
  loader: async ({ context: { language } }: Loading) =>
    (await loadTexts(language, 'email-change'))[page],
  head: noindexHead,
});
