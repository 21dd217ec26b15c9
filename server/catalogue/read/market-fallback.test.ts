// Runs in test:long only: tries every combination; shown-in-market.test.ts samples them.
/**
 * Tries every combination of a partner's states in a region, in its country and in general, and checks all reads and
 * pages in the region, the country and another market.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { bannerResource } from '../resource/banner.ts';
import { exclusiveBonusResource } from '../resource/exclusive-bonus.ts';
import { productResource } from '../resource/product.ts';
import { promoCodeResource } from '../resource/promo-code.ts';
import { topListEntryResource } from '../resource/top-list-entry.ts';
import {
  country,
  expected,
  label,
  link,
  type Market,
  markets,
  type Partner,
  partners,
  region,
  type Said,
} from './testing/market-partner.ts';

let given: TestApp;
const ids: number[] = [];
const offers: { bonus: number; code: number; banner: number; top: number }[] = [];

beforeAll(async () => {
  given = await testApp();
  await given.call('POST', '/admin/markets', {
    code: region,
    parent_code: country,
    i18n: { en: { name: 'New Jersey' } },
  });
  await inTransaction(given.db, async (trx) => {
    const writer = { db: trx, actor: 'test' };
    for (const [at, partner] of partners.entries()) {
      const { id } = await productResource.create(writer, productDraftOf(partner, at));
      ids.push(id);
      offers.push(await writeOffers(writer, id, at));
    }
  });
}, 120_000);
afterAll(() => given.app.close());

function productDraftOf({ inRegion, inCountry, closedRegions, hasLink }: Partner, at: number) {
  const row = (market_code: string, said: Said) =>
    said
      ? [
          {
            market_code,
            availability: said.availability,
            ...(said.hasOwn && {
              ref_link: link(at, market_code),
              i18n: { en: { fs_label: label(market_code) } },
            }),
          },
        ]
      : [];
  return productResource.schemas.draft.parse({
    i18n: { en: { name: `Matrix ${at}`, fs_label: 'In general' } },
    ref_link: hasLink ? link(at) : null,
    categories: [categoryId.casino],
    markets: [...row(region, inRegion), ...row(country, inCountry)],
    facts: { closed_regions: closedRegions },
  });
}

async function writeOffers(
  writer: Parameters<typeof productResource.create>[0],
  product_id: number,
  at: number,
) {
  const image_url = '/uploads/image.webp';
  const promotion = {
    image_url,
    product_id,
    market_code: country,
    i18n: { en: { title: 'Matrix' } },
  };
  const bonus = await exclusiveBonusResource.create(
    writer,
    exclusiveBonusResource.schemas.draft.parse(promotion),
  );
  const banner = await bannerResource.create(writer, bannerResource.schemas.draft.parse(promotion));
  const code = await promoCodeResource.create(
    writer,
    promoCodeResource.schemas.draft.parse({
      code: `MATRIX ${at}`,
      market_code: country,
      product_id,
      ref_link: link(at, 'code'),
    }),
  );
  const top = await topListEntryResource.create(
    writer,
    topListEntryResource.schemas.draft.parse({
      product_id,
      market_code: country,
      category_id: categoryId.casino,
    }),
  );
  return { bonus: bonus.id, code: code.id, banner: banner.id, top: top.id };
}

type Item = Record<string, unknown> & { id: number };

/** Reads a list page by page. */
async function readAll(path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const { body } = await given.call('GET', `${path}&limit=100&offset=${items.length}`);
    items.push(...body.items);
    if (items.length >= body.total || body.items.length === 0) return items;
  }
}

const inEachPartner = <Value>(make: (partner: Partner, at: number) => Value) =>
  partners.map((partner, at) => make(partner, at));
const idsOf = (items: Item[]) => items.map(({ id }) => id).toSorted((one, other) => one - other);
const offeredIn = (market: Market, kind: keyof (typeof offers)[number]) =>
  partners.flatMap((partner, at) =>
    expected(partner, at, market).isOffered ? (offers[at]?.[kind] ?? []) : [],
  );
const linkIn = (market: Market) => (id: number, kind: keyof (typeof offers)[number]) => {
  const at = offers.findIndex((offer) => offer[kind] === id);
  return expected(partners[at] as Partner, at, market).ref_link;
};

describe.each(markets)('in %s', (market) => {
  test('the list of products and each product’s page', async () => {
    const listed = new Map(
      (await readAll(`/products?category=casino&market=${market}`)).map((item) => [item.id, item]),
    );
    expect(listed.size).toBe(partners.length);
    const found = inEachPartner((_, at) => listed.get(ids[at] ?? 0));
    const { pages } = await readPages(market);
    const all = inEachPartner((partner, at) => expected(partner, at, market));
    expect(found).toMatchObject(all.map(({ isOffered: _, ...shown }) => shown));
    expect(pages).toMatchObject(
      all.map(({ isOffered, ...shown }) => ({
        ...shown,
        bonuses: isOffered ? [{}] : [],
        promocodes: isOffered ? [{}] : [],
      })),
    );
  });

  async function readPages(market: Market) {
    const pages: unknown[] = [];
    for (const id of ids) {
      pages.push((await given.call('GET', `/products/${id}?market=${market}`)).body);
    }
    return { pages };
  }

  test('top lists, bonuses, promo codes and banners', async () => {
    const found = linkIn(market);
    const top = await readAll(`/top?category=casino&market=${market}`);
    expect(idsOf(top)).toEqual(offeredIn(market, 'top'));
    expect(top.map(({ refLink }) => refLink)).toEqual(top.map(({ id }) => found(id, 'top')));

    const bonuses = await readAll(`/bonuses?market=${market}`);
    expect(idsOf(bonuses)).toEqual(offeredIn(market, 'bonus'));
    expect(bonuses.map(({ partner }) => (partner as { ref_link: string }).ref_link)).toEqual(
      bonuses.map(({ id }) => found(id, 'bonus')),
    );

    expect(idsOf(await readAll(`/promocodes?market=${market}`))).toEqual(offeredIn(market, 'code'));

    const banners = await readAll(`/banners?market=${market}`);
    expect(idsOf(banners)).toEqual(offeredIn(market, 'banner'));
    expect(banners.map(({ ctaHref }) => ctaHref)).toEqual(
      banners.map(({ id }) => found(id, 'banner')),
    );
  });

  test('search', async () => {
    const { body } = await given.call('GET', `/search?q=matrix&market=${market}&limit=50`);
    expect(body.totals).toEqual({
      products: partners.length,
      bonuses: offeredIn(market, 'bonus').length,
      promocodes: offeredIn(market, 'code').length,
    });
    const at = (id: number) => ids.indexOf(id);
    for (const product of body.results.products) {
      const partner = partners[at(product.id)] as Partner;
      const { isOffered: _, ...shown } = expected(partner, at(product.id), market);
      expect(product).toMatchObject(shown);
    }
  });

  test('/go', async () => {
    for (const [at, partner] of partners.entries()) {
      const { ref_link, isOffered } = expected(partner, at, market);
      const { bonus, top, code } = offers[at] as (typeof offers)[number];
      // Visitors from another market follow an offer by the rules of the offer's own market.
      const offered = market === 'TR' ? expected(partner, at, country) : { ref_link, isOffered };
      const codeLink = offered.isOffered ? link(at, 'code') : null;
      for (const [kind, id, target] of [
        ['product', ids[at], ref_link],
        ['bonus', bonus, offered.ref_link],
        ['top', top, offered.ref_link],
        ['promocode', code, codeLink],
      ] as const) {
        const url = `/go/${kind}/${id}?market=${market}`;
        const { statusCode, headers } = await given.app.inject(url);
        const answer = [url, statusCode, headers.location ?? null];
        expect(answer).toEqual([url, target === null ? 404 : 302, target]);
      }
    }
  });
});

test('a region’s own offers come first, and no partner is listed twice', async () => {
  const isOpen = (partner: Partner, at: number) =>
    expected(partner, at, region).availability !== 'closed';
  const at = partners.findIndex((partner, place) => place > 50 && isOpen(partner, place));
  const product_id = ids[at] as number;
  const { id } = await given.make.topListEntry({ product_id, market_code: region });
  const { body } = await given.call('GET', `/top?category=casino&market=${region}`);
  expect(body.items[0].id).toBe(id);
  expect(body.total).toBe(offeredIn(region, 'top').length);
  const own = await given.make.promoCode({ code: 'OWN', market_code: region });
  await given.make.promoCode({ code: 'NEWER', market_code: country });
  const codes = await given.call('GET', `/promocodes?market=${region}`);
  expect(codes.body.items.slice(0, 2)).toMatchObject([{ id: own.id }, { code: 'NEWER' }]);
  const inCountry = await given.call('GET', `/promocodes?market=${country}`);
  expect(inCountry.body.items[0]).toMatchObject({ code: 'NEWER' });
});
