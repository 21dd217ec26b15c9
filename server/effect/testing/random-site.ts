/** A small site whose every entity has a name that appears nowhere else, and a crawl that looks for these names. */
import type { Json } from '../../../scripts/walk/input/input.ts';
import { publishedTexts, testApp } from '../../testing/app.ts';

export type RandomSite = Awaited<ReturnType<typeof randomSite>>;

/** By the name that appears on pages. Initial pages have ordinary titles, so they are known by their paths. */
export type Names = Map<string, string>;

export const hashOf = (image: number) => String(image).padStart(32, '0');
export const uploadOf = (image: number) => `/uploads/${hashOf(image)}/600x400.webp`;

export const textsOf = <Text extends object>(text: Text) => ({ i18n: { en: text, tr: text } });

export async function randomSite() {
  const given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  const { make, db, writer } = given;
  const names: Names = new Map();
  const named = (kind: string, id: number, name: string) => void names.set(name, `${kind} ${id}`);
  for (let id = 1; id <= 4; id += 1) {
    const image = { hash: hashOf(id), path: uploadOf(id), name: `Image ${id}`, bytes: 1 };
    await db
      .insertInto('image')
      .values({
        ...image,
        width: 600,
        height: 400,
        search_key: '',
        created_at: '2026-01-01T00:00:00.000Z',
      } as never)
      .execute();
    names.set(hashOf(id), `image ${id}`);
  }
  const regulator = await make.regulator({ name: 'Regulatorzq' });
  const method = await make.paymentMethod({ name: 'Methodzq' });
  const provider = await make.provider({ name: 'Providerzq' });
  named('regulator', regulator.id, 'Regulatorzq');
  named('payment-method', method.id, 'Methodzq');
  named('provider', provider.id, 'Providerzq');
  for (let at = 1; at <= 6; at += 1) {
    const name = `Partner${at}zq`;
    const { id } = await make.product({
      ...textsOf({ name }),
      categories: [[1], [2], [1, 2]][at % 3] ?? [1],
    });
    named('product', id, name);
    if (at > 4) continue;
    await make.topListEntry({ product_id: id, market_code: at % 2 ? 'US' : 'TR' });
    const title = `Bonus${at}zq`;
    const bonus = await make.exclusiveBonus({
      product_id: id,
      market_code: at % 2 ? 'US' : 'TR',
      categories: [2, 3],
      ...textsOf({ title, subtitle: 'Welcome', cta_label: 'Play' }),
    });
    named('exclusive-bonus', bonus.id, title);
    const code = `CODE${at}ZQ`;
    const made = await make.promoCode({ code, product_id: id, market_code: at % 2 ? 'TR' : 'US' });
    named('promo-code', made.id, code);
    const guide = await make.contentPage({
      slug: `guide-${at}`,
      i18n: publishedTexts(`Guide${at}zq`),
    });
    named('content-page', guide.id, `Guide${at}zq`);
  }
  const title = 'Footpagezq';
  const i18n = { en: publishedTexts(title).en, tr: publishedTexts(title).en };
  const page = await make.contentPage({ kind: 'page', slug: 'foot', footer_order: 9, i18n });
  named('content-page', page.id, title);
  const { items } = (await given.call('GET', '/admin/pages?limit=100')).body;
  const initial = items.filter(({ slug }: Json) => !/^(?:guide-\d|foot)$/.test(slug));
  const paths = new Map<string, string>(
    initial.map(({ id, path }: Json) => [path, `content-page ${id}`]),
  );
  return { ...given, names, paths, writer };
}

/** The entries on each page, by its path and market. Leaves out pages that don't exist. */
export type Crawl = Map<string, Set<string>>;

const addresses = (sitemap: string) =>
  Array.from(
    sitemap.matchAll(/<loc>http:\/\/board\.example([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  );

export async function crawlSite({ app, db, names, paths }: RandomSite): Promise<Crawl> {
  const { body } = await app.inject({ url: '/sitemap.xml' });
  const markets = await db.selectFrom('market').select('code').where('is_active', '=', 1).execute();
  const crawl: Crawl = new Map();
  for (const path of ['/', '/tr', ...addresses(body)]) {
    for (const { code } of markets) {
      const page = await app.inject({ url: `${path}?market=${code}` });
      if (page.statusCode !== 200) continue;
      const partOf = (tag: string) =>
        new RegExp(`<${tag}\\b.*</${tag}>`, 's').exec(page.body)?.[0] ?? '';
      const footer = partOf('footer');
      const visible = partOf('main').replace(/<script\b.*?<\/script>/gs, '') + footer;
      const shown = [...names].filter(([name]) => visible.includes(name)).map(([, key]) => key);
      const isAt = (other: string) => path.replace(/^\/tr\b/, '') === other;
      const linked = [...paths].filter(
        ([own]) => isAt(own) || new RegExp(`"(?:/tr)?${own}["?]`).test(footer),
      );
      shown.push(...linked.map(([, key]) => key));
      crawl.set(`${path} ${code}`, new Set(shown));
    }
  }
  return crawl;
}

export type Difference = { pages: string[]; cards: Record<string, number> };

/** Returns the entries that only the first crawl found. */
export function missingIn(crawl: Crawl, other: Crawl): Difference {
  const pages = [];
  const cards: Record<string, number> = {};
  for (const [page, shown] of crawl) {
    const missing = [...shown].filter((key) => !other.get(page)?.has(key));
    if (missing.length > 0 || !other.has(page)) pages.push(page);
    for (const key of missing) cards[key] = (cards[key] ?? 0) + 1;
  }
  return { pages: pages.toSorted(), cards };
}
