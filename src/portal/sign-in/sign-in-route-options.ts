import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { SignInReason } from '../../../messages/type/sign-in.ts';
import type { RouterContext } from '../../router-context.ts';
import { loadLateTexts } from '../load-late-texts.ts';

type Loading = { context: RouterContext; location: { searchStr: string } };

/** Why a page asks visitors to sign in. */
function reasonIn(search: string): SignInReason | undefined {
  const back = new URLSearchParams(search).get('back') ?? '';
  const [path = ''] = back.split('?');
  return pathWithoutLanguage(languageOf(path), path) === pagePath.follow ? 'follow' : undefined;
}

/** Options shared by the sign-in pages, including the form that the server sent back. */
export const signInRoute = {
  loader: async ({ context: { language, signIn }, location }: Loading) => {
    const text = await loadLateTexts(language, 'sign-in');
    const reason = reasonIn(location.searchStr);
    return { text, posted: signIn, reason: reason && text.reasons[reason] };
  },
};
