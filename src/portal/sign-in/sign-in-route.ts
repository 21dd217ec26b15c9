import { loadTexts } from '../../messages/load-texts.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = { context: RouterContext };

/** The pages of signing in share their texts, and a form that came back. */
export const signInRoute = {
  loader: async ({ context: { language, signIn } }: Loading) => ({
    text: await loadTexts(language, 'sign-in'),
    posted: signIn,
  }),
};
