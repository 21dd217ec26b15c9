import { loadTexts } from '../../../messages/load-page-text.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = { context: RouterContext };

/** The sign-in pages share their texts and the form that the server sent back. */
export const signInRoute = {
  loader: async ({ context: { language, signIn } }: Loading) => ({
    text: await loadTexts(language, 'sign-in'),
    posted: signIn,
  }),
};
