import type { LinkProps } from '@tanstack/react-router';
import { attentionDays, type Dashboard } from '#contract/catalogue/dashboard.ts';
import { type MissingField, missingLanguage } from '#contract/catalogue/missing-field.ts';
import { maxInquiries } from '#contract/visitor/inquiry.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatNumber, languageName } from '../../format.ts';
import { type Status, statusesOf } from '../../list/row-status.ts';

type Named = { key: string | number; name: string; note?: string; status?: Status; to: LinkProps };

export type Attention = {
  title: string;
  count: number;
  /** The full list. Undefined for a degraded search, which editors can't fix. */
  to?: LinkProps;
  items: Named[];
};

type Rows = AdminTexts['dashboard']['rows'];

function missingFieldTitle(field: MissingField, text: Rows): string {
  const language = missingLanguage(field);
  if (language) return text.noLanguage(languageName(language));
  if (field === 'fact_check') return text.factsToCheck;
  return field === 'image' ? text.noImage : text.noRating;
}

function missingRow(
  missing: MissingField,
  products: Dashboard['products_missing'][MissingField],
  text: Rows,
): Attention {
  return {
    title: missingFieldTitle(missing, text),
    count: products.total,
    to: { to: '/admin/products', search: { missing } },
    items: products.items.map(({ id, name }) => ({
      key: id,
      name,
      to: { to: '/admin/products/$id', params: { id: String(id) } },
    })),
  };
}

/** Early enough for editors to delete some inquiries. */
const nearlyFull = 0.9;

/** Lists what needs attention, most urgent first. */
export function attentionOf(
  dashboard: Dashboard,
  missing: readonly MissingField[],
  now: string | undefined,
  texts: AdminTexts,
): Attention[] {
  const { expiring_promocodes, products_missing, hidden_blocks, missed_searches, search } =
    dashboard;
  const { unread_reports } = dashboard;
  const [firstHidden] = hidden_blocks;
  const text = texts.dashboard.rows;
  const all: Attention[] = [
    {
      title: text.degraded,
      count: search.status === 'ok' ? 0 : 1,
      items: [],
    },
    {
      title: text.full(formatNumber(maxInquiries)),
      count: dashboard.kept_inquiries < maxInquiries * nearlyFull ? 0 : dashboard.kept_inquiries,
      to: { to: '/admin/inbox' },
      items: [],
    },
    {
      title: text.reports,
      count: unread_reports.total,
      to: { to: '/admin/inbox', search: { show: 'report' } },
      items: unread_reports.items.map(({ id, subject, problem }) => ({
        key: id,
        name: subject ?? '',
        note: problem ? texts.inbox.problems[problem] : '',
        to: { to: '/admin/inbox', search: { show: 'report', open: id } },
      })),
    },
    {
      title: text.unread,
      count: dashboard.unread_inquiries - unread_reports.total,
      to: { to: '/admin/inbox', search: { show: 'unread' } },
      items: [],
    },
    {
      title: text.expiring(attentionDays),
      count: expiring_promocodes.total,
      to: { to: '/admin/promocodes', search: { ends: 'soon' } },
      items: expiring_promocodes.items.map(({ id, code, market_code, expires_at, ...of }) => ({
        key: id,
        name: code,
        note: [of.product_name, market_code].filter(Boolean).join(', '),
        status: statusesOf({ active: true, expiresAt: expires_at, now }, texts.list.status)[0],
        to: { to: '/admin/promocodes/$id', params: { id: String(id) } },
      })),
    },
    ...missing.map((field) => missingRow(field, products_missing[field], text)),
    {
      title: text.hiddenBlocks,
      count: hidden_blocks.length,
      to: { to: '/admin/page/$slug', params: { slug: firstHidden?.page ?? '' } },
      items: hidden_blocks.map(({ page, block_key }) => ({
        key: `${page} ${block_key}`,
        name: block_key,
        note: `/${page}`,
        to: { to: '/admin/page/$slug', params: { slug: page } },
      })),
    },
    {
      title: text.missed(attentionDays),
      count: missed_searches.total,
      to: { to: '/admin/searches' },
      items: missed_searches.items.map(({ query, lang, market_code, searches }) => ({
        key: `${lang} ${market_code} ${query}`,
        name: query,
        note: text.times(searches),
        to: { to: '/admin/products', search: { q: query } },
      })),
    },
  ];
  return all.filter(({ count }) => count > 0);
}
