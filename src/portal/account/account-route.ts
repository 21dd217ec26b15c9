import type { Language } from '#contract/field.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import type { RouterContext } from '../../router.tsx';

type Loading = { context: RouterContext };
type Match = { match: Loading; loaderData?: AccountText | undefined };

const load: Record<Language, () => Promise<AccountText>> = {
  en: async () => (await import('../../messages/page/account-en.ts')).accountEn,
  tr: async () => (await import('../../messages/page/account-tr.ts')).accountTr,
};

export const accountRoute = {
  loader: ({ context: { language } }: Loading) => load[language](),
  head: ({ match: { context }, loaderData }: Match) => ({
    meta: [
      { title: `${loaderData?.title} – ${context.site.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
};
