import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { filteredListAddress, filteredListAt } from '../catalogue/filter/filtered-list.ts';
import { productCard } from '../catalogue/product.ts';
import { highlights } from '../catalogue/search/search.ts';
import {
  boundedText,
  id,
  idInPath,
  lang,
  listSearch,
  localTime,
  optionalExcerpt,
  optionalLabel,
  optionalTitle,
  position,
  searchText,
  storableText,
  wholeNumber,
  wholeNumberOr,
} from '../field-schema.ts';
import { defaultLanguage, languages } from '../language.ts';
import { optionalImage } from '../link-schema.ts';
import { listOf, longListPaging, publicPaging, sortedBy } from '../list.ts';
import { type InMarket, requestedMarketCode } from '../site/market-schema.ts';
import { contentPageSorts } from '../sort/list-sort.ts';
import { isBlank, maxLength } from '../text-rule.ts';
import { translations } from '../translation.ts';
import { contentPageKinds, contentPath, listedKinds } from './content-path.ts';
import { publicationStates } from './publication-state.ts';
import { richText } from './rich-text/rich-text.ts';
import { isReservedWord } from './taken-path.ts';

/** Requires a letter, because `/guides/2` may be the second page of the list. */
const slugPattern = '^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$';

const slug = boundedText(maxLength.label, 'Enter a URL slug').regex(
  new RegExp(slugPattern),
  'Can only contain lowercase letters a to z, digits and single hyphens, and needs at least one letter',
);

const maxPartners = 24;

const productIds = boundedList(id, maxPartners, `Must have at most ${maxPartners} partners`)
  .overwrite((ids) => [...new Set(ids)])
  .default([]);

const partnerList = storableText(maxLength.link)
  .nullable()
  .overwrite((typed) => (typed === null || isBlank(typed) ? null : typed.trim()))
  .refine(
    (typed) => typed === null || filteredListAt(typed) !== undefined,
    'Must be the address of a filtered list, such as /casino/all?payment=3',
  )
  .overwrite((typed) => {
    const list = typed === null ? undefined : filteredListAt(typed);
    return list ? filteredListAddress(list) : typed;
  })
  .default(null);

const texts = z.object({
  title: optionalTitle,
  excerpt: optionalExcerpt,
  body: richText.nullable().default(null),
  seo_title: optionalTitle,
  seo_description: optionalExcerpt,
  publish_at: localTime.nullable().default(null).meta({
    description: 'When the page is published, in the site’s time zone; null for a draft',
  }),
});
export type ContentPageTexts = z.output<typeof texts>;

const fields = z.object({
  kind: z.enum(contentPageKinds),
  slug,
  cover: optionalImage,
  author: optionalLabel,
  product_ids: productIds.meta({ description: 'The related partners, in display order' }),
  partner_list: partnerList.meta({
    description: 'The address of a filtered list of partners to show below the text',
  }),
  footer_order: position.nullable().default(null).meta({
    description: 'Position in the footer; null if not shown there',
  }),
  i18n: translations(texts.prefault({}), texts.prefault({})).prefault({}),
});

/** Protects the paths of built-in pages. */
function checkSlug({ kind, slug }: z.output<typeof fields>, context: z.RefinementCtx) {
  if (kind !== 'page' || !isReservedWord(slug)) return;
  const message = 'This slug is reserved. Choose another';
  context.addIssue({ code: 'custom', path: ['slug'], message });
}

function checkPublished({ i18n }: z.output<typeof fields>, context: z.RefinementCtx) {
  for (const language of languages) {
    const { title, publish_at } = i18n[language];
    if (publish_at === null || title !== null) continue;
    const message = 'A published page needs a title';
    context.addIssue({ code: 'custom', path: ['i18n', language, 'title'], message });
  }
}

export const contentPageDraft = fields.superRefine(checkSlug).superRefine(checkPublished);
export type ContentPageDraft = z.output<typeof contentPageDraft>;

export const contentPage = fields.extend({ id: z.int() });
export type ContentPage = z.output<typeof contentPage>;

const publication = z.object({
  title: z.string().nullable(),
  publish_at: z.string().nullable(),
  state: z.enum(publicationStates),
});

/** `state` is that of the language closest to publication. */
export const contentPageRow = contentPage
  .pick({ id: true, kind: true, slug: true, cover: true, author: true, footer_order: true })
  .extend({
    path: z.string(),
    name: z.string(),
    state: z.enum(publicationStates),
    updated_at: z.string(),
    i18n: translations(publication, publication),
  });
export type ContentPageRow = z.output<typeof contentPageRow>;

export const contentPageQuery = z.object({
  q: listSearch,
  kind: z.enum(contentPageKinds).optional(),
  state: z.enum(publicationStates).optional(),
  ...sortedBy(contentPageSorts),
  ...longListPaging,
});
export type ContentPageQuery = z.output<typeof contentPageQuery>;

/** The name of a page in lists and in the history: its first title, or its path. */
export function contentPageName({
  slug,
  kind,
  i18n,
}: Pick<ContentPage, 'slug' | 'kind'> & { i18n: Record<string, { title: string | null }> }) {
  const titles = [i18n[defaultLanguage], ...Object.values(i18n)].map((texts) => texts?.title);
  return titles.find((title) => title) ?? contentPath(kind, slug);
}

export const contentPageCard = z.object({
  id: z.int(),
  kind: z.enum(contentPageKinds),
  slug: z.string(),
  path: z.string().meta({ description: 'Without the language prefix' }),
  title: z.string(),
  excerpt: z.string().nullable(),
  cover: z.string().nullable(),
  author: z.string().nullable(),
  published_at: z.string().meta({ description: 'An instant, such as 2026-11-23T10:00:00.000Z' }),
  updated_at: z.string().meta({ description: 'An instant; never earlier than published_at' }),
});
export type ContentPageCard = z.output<typeof contentPageCard>;

/** Guides or reviews published in the language, newest first. */
export const contentPageCardQuery = z.object({
  kind: z.enum(listedKinds),
  lang,
  ...publicPaging(20),
});
export type ContentPageCardQuery = z.output<typeof contentPageCardQuery>;
export const contentPageCardList = listOf(contentPageCard);

/** Searches guides and reviews, best match first. */
export const contentPageSearchQuery = z.object({
  q: searchText,
  lang,
  limit: wholeNumberOr(8, 1, 50),
});
export type ContentPageSearchQuery = z.output<typeof contentPageSearchQuery>;

export const contentPageSearchResult = z.object({
  items: z.array(contentPageCard.extend({ highlights })),
  total: z.int(),
});
export type ContentPageSearchResult = z.output<typeof contentPageSearchResult>;

/** A content page as shown to visitors. */
export const contentPageView = contentPageCard.extend({
  body: richText.nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  partners: z.array(productCard),
  partner_list: z.string().nullable().meta({
    description: 'The partners below the text, as the parameters of /products',
  }),
  languages: z
    .array(z.enum(languages))
    .meta({ description: 'Languages in which the page is published' }),
});
export type ContentPageView = z.output<typeof contentPageView>;

/** Accepts slugs that no page can have, so that the error is "not found" instead of "invalid". */
const slugInPath = boundedText(maxLength.url).min(1);

export const contentPageViewQuery = z.object({
  kind: z.enum(contentPageKinds),
  slug: slugInPath,
  market: requestedMarketCode,
  lang,
});
export type ContentPageViewQuery = InMarket<z.output<typeof contentPageViewQuery>>;

/** The token signs the id, the language and the expiry in seconds. */
export const contentPagePreviewQuery = z.object({
  id: idInPath,
  market: requestedMarketCode,
  lang,
  token: boundedText(maxLength.url),
  expires: wholeNumber(0, Number.MAX_SAFE_INTEGER),
});
export type ContentPagePreviewQuery = InMarket<z.output<typeof contentPagePreviewQuery>>;

/** The path of a preview, which an editor can share. */
export const contentPagePreview = z.object({ path: z.string(), expires_at: z.string() });
export type ContentPagePreview = z.output<typeof contentPagePreview>;
export const contentPagePreviewInput = z.object({ id: idInPath, lang });

/** A page that the footer links to. */
export const footerPage = contentPageCard.pick({ path: true, title: true });
export type FooterPage = z.output<typeof footerPage>;
