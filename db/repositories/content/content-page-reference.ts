/** A page refers to products, and in its list of partners to what it filters by. */
import type { Kysely } from 'kysely';
import { filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import type { ContentPageDraft } from '#contract/content/content-page.ts';
import { contentPath } from '#contract/content/content-path.ts';
import type { Reference } from '../../sql/missing-reference.ts';
import type { Database } from '../../tables.ts';
import type { FactKind } from '../catalogue/fact/fact-use.ts';

export const contentPageReferences = ({ product_ids, partner_list }: ContentPageDraft) => [
  ...product_ids.map(
    (id, index): Reference => ({ table: 'product', id, path: `product_ids.${index}` }),
  ),
  ...listReferences(partner_list),
];

const filteredTables = {
  licence: 'regulator',
  payment: 'payment_method',
  provider: 'provider',
} as const;

function listReferences(partner_list: string | null): Reference[] {
  const list = partner_list === null ? undefined : filteredListAt(partner_list);
  return Object.entries(filteredTables).flatMap(([name, table]) => {
    const ids = list?.chosen[name as keyof typeof filteredTables] ?? [];
    return ids.map((id): Reference => ({ table, id, path: 'partner_list' }));
  });
}

/** Returns the path of a page whose list of partners has this filter. */
export async function findPageOfFilter(
  db: Kysely<Database>,
  kind: FactKind,
  id: number,
): Promise<string | undefined> {
  const pages = await db
    .selectFrom('content_page')
    .select(['kind', 'slug', 'partner_list'])
    .where('partner_list', 'is not', null)
    .execute();
  const table = kind === 'payment-method' ? 'payment_method' : kind;
  const page = pages.find(({ partner_list }) =>
    listReferences(partner_list).some(
      (reference) => reference.table === table && reference.id === id,
    ),
  );
  return page && contentPath(page.kind, page.slug);
}

/**
 * Removes the whole list of partners if one of its filters is missing, because without it the list would be a different
 * one.
 */
export const withoutMissing = (
  draft: ContentPageDraft,
  missing: readonly Reference[],
): ContentPageDraft => ({
  ...draft,
  product_ids: draft.product_ids.filter((id) =>
    missing.every((reference) => reference.table !== 'product' || reference.id !== id),
  ),
  partner_list: missing.some(({ path }) => path === 'partner_list') ? null : draft.partner_list,
});
