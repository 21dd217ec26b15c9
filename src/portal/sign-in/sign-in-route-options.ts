import { loadTexts } from '../../../messages/load-page-text.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = { context: RouterContext };

/** Options shared by the sign-in pages, including the form that the server sent back. */
export const signInRoute = {
  loader: async ({ context: { language, signIn } }: Loading) => ({
    text: await loadTexts(language, 'sign-in'),
    posted: signIn,
  }),
};
