import type { Language } from '#contract/field.ts';
import type { InquiryKind, Posted } from '#contract/inquiry-rule.ts';
import type { InquiryText } from '../../messages/page/inquiry-text.ts';
import type { Site } from '../../router.tsx';
import { pageHead } from '../page-head.ts';
import { loadInquiryText } from './load-inquiry-text.ts';

type Context = { site: Site; language: Language; posted?: Posted | undefined };
type Match<Data> = { match: { context: Context }; loaderData?: Data | undefined };

/** What the routes of a form have in common: its page, and the one that says it has arrived. */
export const inquiryRoute = (kind: InquiryKind, path: string) => ({
  form: {
    loader: async ({ context: { language, posted } }: { context: Context }) => ({
      text: await loadInquiryText(language, kind),
      posted,
    }),
    head: ({ match: { context }, loaderData }: Match<{ text: InquiryText }>) =>
      loaderData ? pageHead({ context, path, ...loaderData.text }) : {},
  },
  sent: {
    loader: ({ context: { language } }: { context: Context }) => loadInquiryText(language, kind),
    head: ({ match: { context }, loaderData }: Match<InquiryText>) => ({
      meta: [
        { title: `${loaderData?.thanks.title} – ${context.site.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    }),
  },
});
