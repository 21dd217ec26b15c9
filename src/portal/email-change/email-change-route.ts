import type { AddressChangeText } from '../../messages/email-change-text.ts';
import { loadTexts } from '../../messages/load-texts.ts';
import type { RouterContext } from '../../router-context.ts';
import { unlistedHead } from '../head/noindex-head.ts';

type Loading = { context: RouterContext };

/** The e-mails about a change of the e-mail address link to these pages. */
export const addressChangeRoute = <Page extends keyof AddressChangeText>(page: Page) => ({
  loader: async ({ context: { language } }: Loading) =>
    (await loadTexts(language, 'email-change'))[page],
  head: unlistedHead(({ title }: { title: string }) => title),
});
