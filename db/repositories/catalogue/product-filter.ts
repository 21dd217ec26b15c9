import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { type MissingField, missingLanguage } from '#contract/catalogue/missing-field.ts';
import type { ProductRowQuery } from '#contract/catalogue/product.ts';
import { hasNoLinkIn, isClosedIn } from '../../sql/shown-in-market.ts';
import type { Database } from '../../tables.ts';
import { findVisitorMarket } from '../site/visitor-market.ts';
import { findFactTerm } from './fact/fact-term.ts';

export function filteredProducts(
  db: Kysely<Database>,
  categoryId: number | undefined,
  conditions: readonly Condition[],
) {
  let found = db.selectFrom('product');
  if (categoryId !== undefined) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_category')
          .select('product_id')
          .whereRef('product_id', '=', 'product.id')
          .where('category_id', '=', categoryId),
      ),
    );
  }
  return conditions.reduce((some, condition) => some.where(condition), found);
}

type Condition = (row: ExpressionBuilder<Database, 'product'>) => Expression<SqlBool>;

export async function productConditions(
  db: Kysely<Database>,
  query: ProductRowQuery,
): Promise<Condition[]> {
  const { missing, closed_in, no_link_in } = query;
  const isMissing = await conditionOf(db, missing);
  const closedIn = closed_in && isClosedIn(await findVisitorMarket(db, closed_in));
  const unlinkedIn = no_link_in && hasNoLinkIn(await findVisitorMarket(db, no_link_in));
  return [
    ...(isMissing ? [isMissing] : []),
    ...(closedIn ? [() => closedIn] : []),
    ...(unlinkedIn ? [() => unlinkedIn] : []),
  ];
}

/** Each condition has its own index. */
async function conditionOf(
  db: Kysely<Database>,
  field: MissingField | undefined,
): Promise<Condition | undefined> {
  if (field === undefined) return undefined;
  const language = missingLanguage(field);
  if (language !== undefined) {
    return (row) =>
      row(
        'product.id',
        'in',
        row
          .selectFrom('product_translation')
          .select('product_id')
          .where('lang', '=', language)
          .where('name', 'is', null),
      );
  }
  if (field === 'fact_check') {
    const term = await findFactTerm(db);
    return (row) =>
      row(
        'product.id',
        'in',
        row.selectFrom('product_fact').select('product_id').where('oldest_check', '<', term),
      );
  }
  return (row) => row(field === 'image' ? 'icon_url' : 'rating', 'is', null);
}
