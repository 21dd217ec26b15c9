import type { ArticleText } from '../../messages/type/article.ts';
import type { RouterContext } from '../../router-context.ts';
import { pageHead } from '../head/page-head.ts';
import { breadcrumbsFromHome } from '../head/structured-data.ts';

/** Without a text the page has failed to load and is titled by its error. */
export const articleHead = (context: RouterContext, path: string, text: ArticleText | undefined) =>
  text
    ? pageHead({
        context,
        path,
        title: text.title,
        description: text.description,
        things: [breadcrumbsFromHome(context, { name: text.title, path })],
      })
    : {};
