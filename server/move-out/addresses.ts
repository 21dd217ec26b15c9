/**
 * Lists all public addresses of the site with what they show, so that the next system can keep or redirect them. Also
 * the old ones, with where they lead.
 */
import type { Kysely } from 'kysely';
import { contentListPath } from '#contract/content/content-path.ts';
import { targetIn } from '#contract/content/redirect.ts';
import { type Language, languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import { productSlug } from '../../db/repositories/catalogue/slug.ts';
import {
  listNewestOfKinds,
  listPublishedPages,
} from '../../db/repositories/content/published-page.ts';
import type { Database } from '../../db/tables.ts';
import { fixedPages } from '../pages/files/sitemap.ts';

export const addressColumns = ['address', 'language', 'shows', 'id', 'leads_to'] as const;
export type Address = Record<(typeof addressColumns)[number], string | number>;

const rowsAtOnce = 500;

/** Pages of products and editors follow these. */
async function* builtInAddresses(db: Kysely<Database>, enabled: readonly Language[]) {
  const paths = [pagePath.home, ...fixedPages.map(({ path }) => path)];
  for (const path of paths) {
    for (const language of enabled) {
      yield {
        address: pathIn(language, path),
        language,
        shows: 'page of the site',
        id: '',
        leads_to: '',
      };
    }
  }
  for (const { kind, lang } of await listNewestOfKinds(db)) {
    if (!enabled.includes(lang)) continue;
    const address = pathIn(lang, contentListPath(kind));
    yield { address, language: lang, shows: `list of ${kind}s`, id: '', leads_to: '' };
  }
}

async function* productAddresses(db: Kysely<Database>, enabled: readonly Language[]) {
  for (let last = 0; ; ) {
    const products = await db
      .selectFrom('product')
      .select(['product.id', productSlug.as('slug')])
      .where('product.id', '>', last)
      .orderBy('product.id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, slug } of products) {
      for (const language of enabled) {
        const address = pathIn(language, productPath(slug));
        yield { address, language, shows: 'product', id, leads_to: '' };
        const byId = pathIn(language, productPath(id));
        if (byId !== address) {
          yield { address: byId, language, shows: 'former address', id, leads_to: address };
        }
      }
      last = id;
    }
    if (products.length < rowsAtOnce) return;
  }
}

async function* formerSlugs(db: Kysely<Database>, enabled: readonly Language[]) {
  for (let last = ''; ; ) {
    const slugs = await db
      .selectFrom('slug')
      .innerJoin('product', 'product.id', 'slug.entity_id')
      .select(['slug.slug', 'product.id', productSlug.as('current')])
      .where('slug.slug', '>', last)
      .orderBy('slug.slug')
      .limit(rowsAtOnce)
      .execute();
    for (const { slug, id, current } of slugs) {
      last = slug;
      if (slug === current) continue;
      for (const language of enabled) {
        const leads_to = pathIn(language, productPath(current));
        const address = pathIn(language, productPath(slug));
        yield { address, language, shows: 'former address', id, leads_to };
      }
    }
    if (slugs.length < rowsAtOnce) return;
  }
}

async function* pageAddresses(db: Kysely<Database>, enabled: readonly Language[]) {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const pages = await listPublishedPages(db, { limit: rowsAtOnce, offset });
    for (const { id, path, languages: published } of pages) {
      for (const language of published.filter((one) => enabled.includes(one))) {
        yield {
          address: pathIn(language, path),
          language,
          shows: 'content-page',
          id,
          leads_to: '',
        };
      }
    }
    if (pages.length < rowsAtOnce) return;
  }
}

async function* redirectAddresses(db: Kysely<Database>, enabled: readonly Language[]) {
  for (let last = 0; ; ) {
    const redirects = await db
      .selectFrom('redirect')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, from_path, to_path, is_gone } of redirects) {
      for (const language of enabled) {
        const address = pathIn(language, from_path);
        const leads_to = is_gone ? '' : targetIn(language, to_path);
        yield { address, language, shows: 'redirect', id, leads_to };
      }
      last = id;
    }
    if (redirects.length < rowsAtOnce) return;
  }
}

export async function* listAddresses(
  db: Kysely<Database>,
  disabled: readonly Language[],
): AsyncGenerator<Address> {
  const enabled = languages.filter((language) => !disabled.includes(language));
  yield* builtInAddresses(db, enabled);
  yield* productAddresses(db, enabled);
  yield* pageAddresses(db, enabled);
  yield* redirectAddresses(db, enabled);
  yield* formerSlugs(db, enabled);
}
