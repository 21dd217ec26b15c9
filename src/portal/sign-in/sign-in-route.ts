import type { Language } from '#contract/language.ts';
import type { SignInText } from '../../messages/sign-in-text.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = { context: RouterContext };

const load: Record<Language, () => Promise<SignInText>> = {
  en: async () => (await import('../../messages/en/sign-in.ts')).signInEn,
  tr: async () => (await import('../../messages/tr/sign-in.ts')).signInTr,
};

/** What the pages of signing in have in common: their texts, and a form that came back. */
export const signInRoute = {
  loader: async ({ context: { language, signIn } }: Loading) => ({
    text: await load[language](),
    posted: signIn,
  }),
};
