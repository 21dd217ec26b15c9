import type { Language } from '#contract/language.ts';
import type { AddressChangeText } from '../../messages/email-change-text.ts';
import type { RouterContext } from '../../router-context.ts';
import { unlistedHead } from '../head/noindex-head.ts';

type Loading = { context: RouterContext };

const load: Record<Language, () => Promise<AddressChangeText>> = {
  en: async () => (await import('../../messages/en/email-change.ts')).addressChangeEn,
  tr: async () => (await import('../../messages/tr/email-change.ts')).addressChangeTr,
};

/** A page that a letter about another address leads to. */
export const addressChangeRoute = <Page extends keyof AddressChangeText>(page: Page) => ({
  loader: async ({ context: { language } }: Loading) => (await load[language]())[page],
  head: unlistedHead(({ title }: { title: string }) => title),
});
