/** Reads the names and paths of everything that a page refers to, in one language. */
import type { Kysely } from 'kysely';
import type { ContentPage } from '#contract/content/content-page.ts';
import { referencesOf } from '#contract/content/rich-text/read-rich-text.ts';
import {
  emptyRichText,
  type LiveCard,
  type RichText,
} from '#contract/content/rich-text/rich-text-node.ts';
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import { productSlug } from '../../../db/repositories/catalogue/slug.ts';
import { listAlternativeTexts } from '../../../db/repositories/image/image.ts';
import { translated } from '../../../db/sql/translation.ts';
import type { Database } from '../../../db/tables.ts';
import type { CardLink, TextContext } from './text-context.ts';

const folder = `${uploadsPath}/`;
const hashOf = (path: string) => path.slice(folder.length).split('/')[0] ?? '';

/** A text is three folders below the root of the archive. */
const imageAt = (path: string) =>
  path.startsWith(folder) ? `../../../images/${path.slice(folder.length)}` : path;

const listPaths: Partial<Record<string, string>> = {
  casino: pagePath.allCasinos,
  bets: pagePath.allBets,
};

async function productLinks(db: Kysely<Database>, ids: readonly number[], language: Language) {
  if (ids.length === 0) return new Map<number, CardLink>();
  const rows = await db
    .selectFrom('product')
    .select(['product.id', productSlug.as('slug')])
    .select(translated('product', 'name', 'product.id', language).as('name'))
    .where('product.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, slug, name }) => [id, { name, path: productPath(slug) }]));
}

async function bonusLinks(db: Kysely<Database>, ids: readonly number[], language: Language) {
  if (ids.length === 0) return new Map<number, CardLink>();
  const rows = await db
    .selectFrom('exclusive_bonus')
    .leftJoin('product', 'product.id', 'exclusive_bonus.product_id')
    .select(['exclusive_bonus.id', 'product.slug'])
    .select(translated('exclusive_bonus', 'title', 'exclusive_bonus.id', language).as('name'))
    .where('exclusive_bonus.id', 'in', ids)
    .execute();
  const links = rows.map(({ id, slug, name }): [number, CardLink] => [
    id,
    { name, path: slug === null ? pagePath.bonuses : productPath(slug) },
  ]);
  return new Map(links);
}

async function codeLinks(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, CardLink>();
  const rows = await db
    .selectFrom('promo_code')
    .select(['id', 'code'])
    .where('id', 'in', ids)
    .execute();
  const links = rows.map(({ id, code }): [number, CardLink] => [
    id,
    { name: code, path: `${pagePath.promoCodes}?code=${id}` },
  ]);
  return new Map(links);
}

async function listLinks(db: Kysely<Database>, language: Language) {
  const rows = await db
    .selectFrom('category')
    .leftJoin('category_translation as translation', (join) =>
      join.onRef('category_id', '=', 'id').on('lang', '=', language),
    )
    .select(['slug', 'name_en', 'translation.name'])
    .execute();
  const links = rows.map(({ slug, name, name_en }): [string, CardLink] => [
    slug,
    { name: name ?? name_en, path: listPaths[slug] ?? pagePath.bonuses },
  ]);
  return new Map(links);
}

/** Also finds the alt text of the cover. */
export async function readContext(
  db: Kysely<Database>,
  { cover, body }: Pick<ContentPage, 'cover'> & { body: RichText | null },
  language: Language,
): Promise<TextContext> {
  const { productIds, bonusIds, promoCodeIds, categories, imagePaths } = referencesOf(
    body ?? emptyRichText,
  );
  const hashes = [...imagePaths, ...(cover === null ? [] : [cover])].map(hashOf);
  const products = await productLinks(db, productIds, language);
  const bonuses = await bonusLinks(db, bonusIds, language);
  const codes = await codeLinks(db, promoCodeIds);
  const lists = categories.length > 0 ? await listLinks(db, language) : new Map<string, CardLink>();
  const alts = await listAlternativeTexts(db, hashes, language);

  const find = (card: LiveCard) => {
    if (card.type === 'partnerCard') return products.get(card.attrs.product_id);
    if (card.type === 'offerCard') return bonuses.get(card.attrs.bonus_id);
    if (card.type === 'promoCodeCard') return codes.get(card.attrs.promo_code_id);
    return lists.get(card.attrs.category);
  };
  return {
    linkOf(card) {
      const link = find(card);
      return link && { ...link, path: pathIn(language, link.path) };
    },
    imageAt,
    altOf: (path) => alts.get(hashOf(path)) ?? '',
  };
}
