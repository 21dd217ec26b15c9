import type { Language } from '#contract/language.ts';
import type { InquiryKind } from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../../../messages/type/inquiry.ts';
import type { RouterContext } from '../../../router-context.ts';
import { noindexHead } from '../../head/noindex-head.ts';
import { pageHead } from '../../head/page-head.ts';
import { breadcrumbsFromHome } from '../../head/structured-data.ts';
import { loadLateTexts } from '../../load-late-texts.ts';

type Loading = { context: RouterContext };
type Match = { match: Loading; loaderData?: { text: InquiryText } | undefined };

/** Options of the contact and partners routes: the form and the thank-you page. */
export const inquiryRoute = (kind: InquiryKind, path: string) => ({
  form: {
    loader: async ({ context: { language, posted } }: Loading) => ({
      text: await loadInquiryText(language, kind),
      posted,
    }),
    head: ({ match: { context }, loaderData }: Match) =>
      inquiryHead(context, path, loaderData?.text),
  },
  sent: {
    loader: ({ context: { language } }: Loading) => loadInquiryText(language, kind),
    head: noindexHead,
  },
});

async function loadInquiryText(language: Language, kind: InquiryKind): Promise<InquiryText> {
  const { shared, forms } = await loadLateTexts(language, 'inquiry');
  return { ...shared, ...forms[kind] };
}

/** Returns no head if the text failed to load, because the error page has its own title. */
const inquiryHead = (context: RouterContext, path: string, text: InquiryText | undefined) =>
  text
    ? pageHead({
        context,
        path,
        title: text.title,
        description: text.description,
        things: [breadcrumbsFromHome(context, { name: text.title, path })],
      })
    : {};
