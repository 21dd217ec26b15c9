import type { RouterContext } from '../../../router-context.ts';
import { loadLateTexts } from '../../load-late-texts.ts';

type Loading = { context: RouterContext };

/** Options shared by the sign-in pages, including a rejected form that the server returns. */
export const signInRoute = {
  loader: async ({ context: { language, signIn } }: Loading) => ({
    text: await loadLateTexts(language, 'sign-in'),
    posted: signIn,
  }),
};
