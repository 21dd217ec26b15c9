import type { Kysely } from 'kysely';
import { linksOf } from '#contract/content/rich-text/read-rich-text.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { productPath } from '#contract/page-path.ts';
import type { Database } from '../../tables.ts';
import { productSlug } from '../catalogue/slug.ts';

/** The address of a product by its id, in any language. */
const productLink = /^((?:\/[a-z]{2})?)\/casino\/([1-9]\d{0,8})(?=$|[?#])/;
const idIn = (href: string) => Number(productLink.exec(href)?.[2]);

/** Links to products by their id lead to the address with the slug, which is the one that search engines know. */
export async function withSluggedLinks(db: Kysely<Database>, text: RichText): Promise<RichText> {
  const ids = [...new Set(linksOf(text).map(idIn))].filter((id) => !Number.isNaN(id));
  if (ids.length === 0) return text;
  const rows = await db
    .selectFrom('product')
    .select(['id', productSlug.as('slug')])
    .where('id', 'in', ids)
    .execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const slugged = (href: string) =>
    href.replace(productLink, (link, language: string, id: string) => {
      const slug = slugs.get(Number(id));
      return slug === undefined ? link : language + productPath(slug);
    });
  return JSON.parse(JSON.stringify(text), (key, value) =>
    key === 'href' ? slugged(value) : value,
  );
}
