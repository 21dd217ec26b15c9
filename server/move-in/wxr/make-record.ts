import type {
  ExportAuthor,
  ExportItem,
  ExportRecord,
  ExportSite,
  ExportTerm,
  ItemMeta,
  ItemTerm,
} from './export-record.ts';

/** The texts of an element by the name of their tags. */
export type Draft = {
  element: string;
  line: number;
  fields: Map<string, string>;
  terms: ItemTerm[];
  meta: ItemMeta[];
  comments: number;
};

const text = ({ fields }: Draft, name: string) => fields.get(name) ?? '';

function wholeNumber(draft: Draft, name: string): number | undefined {
  const value = text(draft, name).trim();
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

export const makeSite = (draft: Draft): ExportSite => ({
  kind: 'site',
  title: text(draft, 'title'),
  description: text(draft, 'description'),
  link: text(draft, 'link'),
  language: text(draft, 'language'),
  siteUrl: text(draft, 'wp:base_site_url'),
  blogUrl: text(draft, 'wp:base_blog_url'),
  version: text(draft, 'wp:wxr_version').trim(),
});

const makeAuthor = (draft: Draft): ExportAuthor => ({
  kind: 'author',
  line: draft.line,
  id: wholeNumber(draft, 'wp:author_id'),
  login: text(draft, 'wp:author_login'),
  displayName: text(draft, 'wp:author_display_name'),
});

type TermFields = { taxonomy?: string; slug: string; name: string; parent: string; text: string };

const termMaker =
  (fields: TermFields) =>
  (draft: Draft): ExportTerm => ({
    kind: 'term',
    line: draft.line,
    id: wholeNumber(draft, 'wp:term_id'),
    taxonomy: fields.taxonomy ?? text(draft, 'wp:term_taxonomy'),
    slug: text(draft, fields.slug),
    name: text(draft, fields.name),
    parent: text(draft, fields.parent),
    description: text(draft, fields.text),
  });

const isOn = (value: string) => !['', '0'].includes(value.trim());

const makeItem = (draft: Draft): ExportItem => ({
  kind: 'item',
  line: draft.line,
  id: wholeNumber(draft, 'wp:post_id'),
  guid: text(draft, 'guid'),
  type: text(draft, 'wp:post_type'),
  status: text(draft, 'wp:status'),
  slug: text(draft, 'wp:post_name'),
  link: text(draft, 'link'),
  title: text(draft, 'title'),
  creator: text(draft, 'dc:creator'),
  date: text(draft, 'wp:post_date'),
  dateGmt: text(draft, 'wp:post_date_gmt'),
  modifiedGmt: text(draft, 'wp:post_modified_gmt'),
  content: text(draft, 'content:encoded'),
  excerpt: text(draft, 'excerpt:encoded'),
  parentId: wholeNumber(draft, 'wp:post_parent') || undefined,
  menuOrder: wholeNumber(draft, 'wp:menu_order') ?? 0,
  hasPassword: text(draft, 'wp:post_password') !== '',
  isSticky: isOn(text(draft, 'wp:is_sticky')),
  terms: draft.terms,
  meta: draft.meta,
  attachmentUrl: text(draft, 'wp:attachment_url'),
  comments: draft.comments,
});

type Maker = { make: (draft: Draft) => ExportRecord; required: readonly string[] };

/** The elements of a channel that become records, with the fields that each must have. */
export const makers: Record<string, Maker> = {
  'wp:author': { make: makeAuthor, required: ['wp:author_login'] },
  'wp:category': {
    make: termMaker({
      taxonomy: 'category',
      slug: 'wp:category_nicename',
      name: 'wp:cat_name',
      parent: 'wp:category_parent',
      text: 'wp:category_description',
    }),
    required: ['wp:category_nicename'],
  },
  'wp:tag': {
    make: termMaker({
      taxonomy: 'post_tag',
      slug: 'wp:tag_slug',
      name: 'wp:tag_name',
      parent: '',
      text: 'wp:tag_description',
    }),
    required: ['wp:tag_slug'],
  },
  'wp:term': {
    make: termMaker({
      slug: 'wp:term_slug',
      name: 'wp:term_name',
      parent: 'wp:term_parent',
      text: 'wp:term_description',
    }),
    required: ['wp:term_taxonomy', 'wp:term_slug'],
  },
  item: { make: makeItem, required: ['wp:post_type', 'wp:post_id'] },
};

/** Version 1.0 of the format also wrote each term of an item without a slug, and called tags “tag”. */
export function makeItemTerm(domain: string, slug: string, name: string): ItemTerm | undefined {
  if (domain === '' || slug === '') return undefined;
  return { taxonomy: domain === 'tag' ? 'post_tag' : domain, slug, name };
}
