import type { Language } from '#contract/language.ts';
import type { AccountText } from '../../messages/account-text.ts';
import type { RouterContext } from '../../router-context.ts';
import { unlistedHead } from '../head/noindex-head.ts';

type Loading = { context: RouterContext };

const load: Record<Language, () => Promise<AccountText>> = {
  en: async () => (await import('../../messages/en/account.ts')).accountEn,
  tr: async () => (await import('../../messages/tr/account.ts')).accountTr,
};

export const accountRoute = {
  loader: ({ context: { language } }: Loading) => load[language](),
  head: unlistedHead(({ title }: AccountText) => title),
};
