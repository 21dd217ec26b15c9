import type { AccountText } from '../../messages/account-text.ts';
import { loadTexts } from '../../messages/load-texts.ts';
import type { RouterContext } from '../../router-context.ts';
import { noindexHead } from '../head/noindex-head.ts';

type Loading = { context: RouterContext };

export const accountRoute = {
  loader: ({ context: { language } }: Loading) => loadTexts(language, 'account'),
  head: noindexHead(({ title }: AccountText) => title),
};
