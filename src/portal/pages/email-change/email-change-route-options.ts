import type { EmailChangeText } from '../../../../messages/type/email-change.ts';
import type { RouterContext } from '../../../router-context.ts';
import { noindexHead } from '../../head/noindex-head.ts';
import { loadLateTexts } from '../../load-late-texts.ts';

type Loading = { context: RouterContext };

/** Options of the pages that emails about a changed address link to. */
export const emailChangeRoute = <Page extends keyof EmailChangeText>(page: Page) => ({
  loader: async ({ context: { language } }: Loading) =>
    (await loadLateTexts(language, 'email-change'))[page],
  head: noindexHead,
});
