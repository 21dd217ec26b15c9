import type { Language } from '#contract/field.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import type { RouterContext } from '../../router.tsx';
import { unlistedHead } from '../unlisted-head.ts';

type Loading = { context: RouterContext };

const load: Record<Language, () => Promise<AccountText>> = {
  en: async () => (await import('../../messages/page/account-en.ts')).accountEn,
  tr: async () => (await import('../../messages/page/account-tr.ts')).accountTr,
};

export const accountRoute = {
  loader: ({ context: { language } }: Loading) => load[language](),
  head: unlistedHead(({ title }: AccountText) => title),
};
