/** Makes the draft of a content page from a post of the old site, and says what could not be taken over. */
import { type ContentPageDraft, contentPageDraft } from '#contract/content/content-page.ts';
import type { Language } from '#contract/language.ts';
import type { ReportLine } from '#contract/move-in/import-report.ts';
import { maxLength } from '#contract/text-rule.ts';
import { wallClock } from '#contract/wall-clock.ts';
import { fieldErrors } from '../../errors.ts';
import type { ConvertedPost, ConvertOptions } from '../text/converted-post.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import { decoded, type PagePlace } from './plan-pages.ts';

export type Finding = Omit<ReportLine, 'name'>;

export type MadePage = {
  guid: string;
  title: string;
  draft: ContentPageDraft | null;
  findings: Finding[];
};

export type PageContext = {
  convert: (html: string, options: ConvertOptions) => ConvertedPost;
  options: ConvertOptions;
  language: Language;
  timeZone: string;
  authors: ReadonlyMap<string, string>;
};

const hidden: Record<string, string> = {
  draft: 'It is a draft',
  pending: 'It was waiting for review',
  private: 'It was private',
};

const seoKeys = {
  title: ['_yoast_wpseo_title', 'rank_math_title'],
  description: ['_yoast_wpseo_metadesc', 'rank_math_description'],
} as const;

export function makePage(item: ExportItem, place: PagePlace, context: PageContext): MadePage {
  const findings: Finding[] = [];
  const short = (text: string, max: number, field: string) => {
    const letters = [...text.replace(/\s+/g, ' ').trim()];
    if (letters.length > max) {
      findings.push({ what: 'too long', detail: `${field} was cut after ${max} characters` });
    }
    return letters.slice(0, max).join('').trim() || null;
  };
  const converted = context.convert(item.content, context.options);
  findings.push(...findingsOf(converted));
  const words = (html: string) => plainWords(context, html);
  const title = short(words(item.title), maxLength.title, 'The title') ?? place.slug;
  const before = decoded(item.slug);
  if (before !== place.slug) {
    findings.push({
      what: 'changed',
      detail: `Its address ends in ${place.slug}, not in ${before}`,
    });
  }
  const hiddenBecause = item.hasPassword ? 'It had a password' : hidden[item.status];
  const publish_at = hiddenBecause ? null : publicationOf(item, context.timeZone);
  if (publish_at === null) {
    const why = hiddenBecause ?? 'It has no date';
    findings.push({ what: 'changed', detail: `${why}, so it is not published` });
  }
  const seo = (field: keyof typeof seoKeys, max: number) => {
    const value = item.meta.find(({ key }) => seoKeys[field].some((name) => name === key))?.value;
    if (!value) return null;
    if (!value.includes('%')) return short(words(value), max, `The ${field} for search engines`);
    findings.push({
      what: 'left out',
      detail: `The ${field} for search engines has variables: ${value.slice(0, 100)}`,
    });
    return null;
  };
  const parsed = contentPageDraft.safeParse({
    kind: place.kind,
    slug: place.slug,
    author: short(context.authors.get(item.creator) ?? item.creator, maxLength.label, 'The author'),
    i18n: {
      [context.language]: {
        title,
        excerpt: short(words(item.excerpt), maxLength.excerpt, 'The excerpt'),
        body: converted.text,
        seo_title: seo('title', maxLength.title),
        seo_description: seo('description', maxLength.excerpt),
        publish_at,
      },
    },
  });
  if (parsed.success) return { guid: item.guid, title, draft: parsed.data, findings };
  for (const { path, message } of fieldErrors(parsed.error.issues)) {
    findings.push({ what: 'left out', detail: `${path}: ${message}` });
  }
  return { guid: item.guid, title, draft: null, findings };
}

function findingsOf({ leftOut, leftOutTotal, pictures }: ConvertedPost): Finding[] {
  const listed = leftOut.map(
    ({ kind, name, after }): Finding => ({
      what: kind === 'rest' ? 'too long' : 'left out',
      detail: kind === 'rest' ? `${name} did not fit` : `${kind} ${name}`,
      after,
    }),
  );
  const missing = pictures
    .filter(({ isShown }) => !isShown)
    .map(({ src, after }): Finding => ({ what: 'picture missing', detail: src, after }));
  const more = leftOutTotal - leftOut.length;
  const rest: Finding[] = more > 0 ? [{ what: 'left out', detail: `${more} more` }] : [];
  return [...listed, ...rest, ...missing];
}

/** Titles and excerpts may contain tags and entities. */
function plainWords({ convert }: PageContext, html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { text } = convert(html, {});
  return text ? wordsOf(text) : '';
}

const wordsOf = (node: object): string => {
  const { text, content } = node as { text?: string; content?: object[] };
  return text ?? (content ?? []).map(wordsOf).join(' ');
};

function publicationOf({ date, dateGmt }: ExportItem, timeZone: string): string | null {
  const instant = Date.parse(`${dateGmt.replace(' ', 'T')}Z`);
  if (Number.isFinite(instant) && instant > 0) return wallClock(timeZone).format(instant);
  return /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) ? date : null;
}
