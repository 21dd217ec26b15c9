/** Makes the draft of a content page from a post of the old site, and says what could not be taken over. */
import { type ContentPageDraft, contentPageDraft } from '#contract/content/content-page.ts';
import type { Language } from '#contract/language.ts';
import type { ReportLine } from '#contract/move-in/import-report.ts';
import { maxLength } from '#contract/text-rule.ts';
import { wallClock } from '#contract/wall-clock.ts';
import { fieldErrors } from '../../errors.ts';
import { decoded } from '../media/upload-path.ts';
import type { ConvertedPost, ConvertOptions, LeftOut } from '../text/converted-post.ts';
import { plainWords } from '../text/plain-words.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import type { FieldValues, PagePlace } from './site-plan.ts';

export type Finding = Omit<ReportLine, 'name'>;

export type MadePage = {
  guid: string;
  title: string;
  draft: ContentPageDraft | null;
  findings: Finding[];
};

type PageContext = {
  convert: (html: string, options: ConvertOptions) => ConvertedPost;
  options: ConvertOptions;
  language: Language;
  timeZone: string;
  /** The names of authors by their logins. */
  authors: ReadonlyMap<string, string>;
  values: FieldValues;
  /** The path of the post's featured image. */
  cover: string | null;
  /** The partner that a review is about. */
  partnerId: number | undefined;
};

const hidden: Record<string, string> = {
  draft: 'It was a draft, so it is not published',
  pending: 'It was waiting for review, so it is not published',
  private: 'It was private, so it is not published',
};

/** A description may be 100 % made of text. A variable has a sign on both sides. */
const hasVariable = (text: string) => /%\w+%/.test(text);

const longestSeoText = 2_000;

/** A title ends with the name of the site here too, so that ending of it is left out. */
const siteEnding = /\s*(?:%%?(?:page|sep|sitename)%%?\s*)+$/i;

const filledIn = (text: string, title: string) =>
  text.replace(siteEnding, '').replace(/%%?title%%?/gi, () => title);

type Cut = (max: number) => string;

const cuts = {
  title: (max) => `The title was cut after ${max} characters`,
  excerpt: (max) => `The excerpt was cut after ${max} characters`,
  author: (max) => `The name of the author was cut after ${max} characters`,
  seo_title: (max) => `The title for search engines was cut after ${max} characters`,
  seo_description: (max) => `The description for search engines was cut after ${max} characters`,
} satisfies Record<string, Cut>;

export function makePage(item: ExportItem, place: PagePlace, context: PageContext): MadePage {
  const findings: Finding[] = [];
  const add = (what: Finding['what'], detail: string) => void findings.push({ what, detail });
  const converted = context.convert(item.content, context.options);
  findings.push(...findingsOf(converted));

  const short = (text: string, field: keyof typeof cuts, max: number) => {
    const letters = [...plainWords(context.convert, text)];
    if (letters.length > max) add('too long', cuts[field](max));
    return letters.slice(0, max).join('').trim() || null;
  };
  const seo = (field: 'seo_title' | 'seo_description', max: number) => {
    const value = filledIn((context.values[field] ?? '').slice(0, longestSeoText), item.title);
    if (value === item.title) return null;
    if (!hasVariable(value)) return short(value, field, max);
    add('left out', `A text for search engines has variables: ${value.slice(0, 100)}`);
    return null;
  };

  const title = short(item.title, 'title', maxLength.title) ?? place.slug;
  const former = decoded(item.slug);
  if (former !== '' && former !== place.slug)
    add('changed', `Its address ends in ${place.slug}, not in ${former}`);
  const { publish_at, why } = publicationOf(item, context.timeZone);
  if (why) add('changed', why);
  const author = context.authors.get(item.creator) || item.creator;
  const parsed = contentPageDraft.safeParse({
    kind: place.kind,
    slug: place.slug,
    cover: context.cover,
    author: short(author, 'author', maxLength.label),
    product_ids: context.partnerId === undefined ? [] : [context.partnerId],
    i18n: {
      [context.language]: {
        title,
        excerpt: short(
          item.excerpt || (context.values.excerpt ?? ''),
          'excerpt',
          maxLength.excerpt,
        ),
        body: converted.text,
        seo_title: seo('seo_title', maxLength.title),
        seo_description: seo('seo_description', maxLength.excerpt),
        publish_at,
      },
    },
  });
  const made = { guid: item.guid, title, findings };
  if (parsed.success) return { ...made, draft: parsed.data };
  for (const { message } of fieldErrors(parsed.error.issues)) add('left out', message);
  return { ...made, draft: null };
}

const omissions: Record<LeftOut['kind'], (name: string) => string> = {
  shortcode: (name) => `The shortcode ${name} has no equivalent here`,
  block: (name) => `The block ${name} has no equivalent here`,
  embed: (name) => `Embedded content became a link or was left out: ${name}`,
  element: (name) => `The element ${name} has no equivalent here`,
  table: () => 'A table was too large, or inside another one',
  rest: (name) => name,
};

function findingsOf({ leftOut, leftOutTotal, pictures }: ConvertedPost): Finding[] {
  const listed = leftOut.map(
    ({ kind, name, after }): Finding => ({
      what: kind === 'rest' ? 'too long' : 'left out',
      detail: omissions[kind](name),
      after,
    }),
  );
  const missing = pictures
    .filter(({ isShown }) => !isShown)
    .map(({ src, after }): Finding => ({ what: 'picture missing', detail: src, after }));
  const more = leftOutTotal - leftOut.length;
  const rest: Finding[] = more > 0 ? [{ what: 'left out', detail: `And ${more} more` }] : [];
  return [...listed, ...rest, ...missing];
}

const isDate = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/;

function publicationOf(
  { status, hasPassword, date, dateGmt }: ExportItem,
  timeZone: string,
): { publish_at: string | null; why?: string | undefined } {
  const why = hasPassword ? 'It had a password, so it is not published' : hidden[status];
  if (why) return { publish_at: null, why };
  if (isDate.test(dateGmt))
    return { publish_at: wallClock(timeZone).format(Date.parse(`${dateGmt.replace(' ', 'T')}Z`)) };
  if (isDate.test(date)) return { publish_at: date };
  return { publish_at: null, why: 'It has no date, so it is not published' };
}
