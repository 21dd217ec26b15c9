import type { LinkProps } from '@tanstack/react-router';
import { attentionDays, type Dashboard } from '#contract/admin/dashboard.ts';
import { type Lack, lackedLanguage, lacks } from '#contract/catalogue/product-lack.ts';
import { languageFacts } from '#contract/language.ts';
import { maxInquiries } from '#contract/visitor/inquiry.ts';
import { formatNumber } from '../format.ts';
import { type Status, statusesOf } from '../list/row-status.ts';

type Named = { key: string | number; name: string; note?: string; status?: Status; to: LinkProps };

export type Attention = {
  title: string;
  count: number;
  /** The list of all of them. A degraded search has none, as editors cannot repair it. */
  to?: LinkProps;
  items: Named[];
};

function lackTitle(lack: Lack): string {
  const language = lackedLanguage(lack);
  if (language) return `Products without ${languageFacts[language].englishName}`;
  return lack === 'image' ? 'Products without an image' : 'Products without a rating';
}

function lacking(missing: Lack, products: Dashboard['products_missing'][Lack]): Attention {
  return {
    title: lackTitle(missing),
    count: products.total,
    to: { to: '/admin/products', search: { missing } },
    items: products.items.map(({ id, name }) => ({
      key: id,
      name,
      to: { to: '/admin/products/$id', params: { id: String(id) } },
    })),
  };
}

/** Early enough for an editor to make room. */
const nearlyFull = 0.9;

const howOften = (searches: number) => (searches === 1 ? 'once' : `${searches} times`);

/** The most urgent first. */
export function attentionOf(dashboard: Dashboard, now: string | undefined): Attention[] {
  const { expiring_promocodes, products_missing, hidden_blocks, missed_searches, search } =
    dashboard;
  const [firstHidden] = hidden_blocks;
  const all: Attention[] = [
    {
      title: 'Search is degraded: visitors may not find what was changed last',
      count: search.status === 'ok' ? 0 : 1,
      items: [],
    },
    {
      title: `Messages and applications are kept, and the inbox takes no more than ${formatNumber(maxInquiries)}: delete what is done with`,
      count: dashboard.kept_inquiries < maxInquiries * nearlyFull ? 0 : dashboard.kept_inquiries,
      to: { to: '/admin/inbox' },
      items: [],
    },
    {
      title: 'Unread messages and applications',
      count: dashboard.unread_inquiries,
      to: { to: '/admin/inbox', search: { show: 'unread' } },
      items: [],
    },
    {
      title: `Promo codes that expire within ${attentionDays} days`,
      count: expiring_promocodes.total,
      to: { to: '/admin/promocodes', search: { ends: 'soon' } },
      items: expiring_promocodes.items.map(({ id, code, market_code, expires_at, ...of }) => ({
        key: id,
        name: code,
        note: [of.product_name, market_code].filter(Boolean).join(', '),
        status: statusesOf({ active: true, expiresAt: expires_at, now })[0],
        to: { to: '/admin/promocodes/$id', params: { id: String(id) } },
      })),
    },
    ...lacks.map((lack) => lacking(lack, products_missing[lack])),
    {
      title: 'Hidden blocks of pages',
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
      title: `Searches of the last ${attentionDays} days that found nothing`,
      count: missed_searches.total,
      to: { to: '/admin/searches' },
      items: missed_searches.items.map(({ query, lang, market_code, searches }) => ({
        key: `${lang} ${market_code} ${query}`,
        name: query,
        note: howOften(searches),
        to: { to: '/admin/products', search: { q: query } },
      })),
    },
  ];
  return all.filter(({ count }) => count > 0);
}
