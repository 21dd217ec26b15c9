/** Finds rows by part of a name as editors know it. The names of some tables are not stored in a folded form. */
import { type Kysely, sql } from 'kysely';
import { fold } from '#contract/fold.ts';
import { defaultLanguage, languages } from '#contract/language.ts';
import { contains } from '../../../sql/contains.ts';
import { translated } from '../../../sql/translation.ts';
import type { Database } from '../../../tables.ts';
import type { PromotionKind } from '../promotion.ts';

type NamedRow = { id: number; name: string; detail: string | null };

/** Finds promotions by their title or the name of their product, in any language. Active ones come first. */
export async function findPromotionsNamed(
  db: Kysely<Database>,
  kind: PromotionKind,
  q: string,
  limit: number,
): Promise<NamedRow[]> {
  const product = `${kind}.product_id`;
  const name = translated(kind, 'title', `${kind}.id`, defaultLanguage);
  const { rows } = await sql<NamedRow>`
    select id, ${name} as name,
      ${translated('product', 'name', product, defaultLanguage)} as detail
    from ${sql.table(kind)}
    where exists (
      select 1 from ${sql.table(`${kind}_translation`)}
      where ${sql.ref(`${kind}_id`)} = ${sql.ref(`${kind}.id`)} and ${anyCase('title', q)}
    ) or exists (
      select 1 from product_translation
      where product_translation.product_id = ${sql.ref(product)} and ${contains('name_key', fold(q))}
    )
    order by is_active desc, id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, name: row.name ?? row.detail ?? `#${row.id}` }));
}

/** Finds markets by their code, or by their name in any language. */
export async function findMarketsNamed(
  db: Kysely<Database>,
  q: string,
  limit: number,
): Promise<NamedRow[]> {
  const name = translated('market', 'name', 'market.id', defaultLanguage);
  const { rows } = await sql<NamedRow>`
    select id, ${name} as name, code as detail from market
    where ${contains('code', q.toUpperCase())} or exists (
      select 1 from market_translation
      where market_id = market.id and ${anyCase('market_translation.name', q)}
    )
    order by sort_order, id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, name: row.name ?? row.detail ?? '' }));
}

/** SQLite only folds ASCII, so the text is also tried as people capitalize it. */
function anyCase(column: string, q: string) {
  const spellings = new Set([q, q.toLowerCase()]);
  for (const language of languages) {
    const lower = q.toLocaleLowerCase(language);
    spellings.add(lower);
    spellings.add(q.toLocaleUpperCase(language));
    spellings.add(lower.replace(/^./u, (first) => first.toLocaleUpperCase(language)));
  }
  const found = [...spellings].map((spelling) => contains(column, spelling));
  const folded = contains(sql<string>`lower(${sql.ref(column)})`, q.toLowerCase());
  return sql<boolean>`(${sql.join([folded, ...found], sql` or `)})`;
}
