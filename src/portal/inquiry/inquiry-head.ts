import type { InquiryText } from '../../../messages/type/inquiry.ts';
import type { RouterContext } from '../../router-context.ts';
import { pageHead } from '../head/page-head.ts';
import { breadcrumbsFromHome } from '../head/structured-data.ts';

/** Without a text the page has failed to load and is titled by its error. */
export const inquiryHead = (context: RouterContext, path: string, text: InquiryText | undefined) =>
  text
    ? pageHead({
        context,
        path,
        title: text.title,
        description: text.description,
        things: [breadcrumbsFromHome(context, { name: text.title, path })],
      })
    : {};
