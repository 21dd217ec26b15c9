/** Writes generated catalogues over HTTP, as editors do. Each one replaces the last. */
import { expect } from 'vitest';
import { categoryId, type TestApp } from '../../../testing/app.ts';
import type {
  GeneratedCatalogue,
  GeneratedMarket,
  GeneratedOffer,
  GeneratedPartner,
  Vocabulary,
} from './generated-catalogue.ts';

export type WrittenOffer = {
  id: number;
  offer: GeneratedOffer;
  /** Undefined for an offer without a partner. */
  partner: GeneratedPartner | undefined;
  sort_order: number;
};

export type CatalogueWriter = Awaited<ReturnType<typeof catalogueWriter>>;

const categoriesOf = (place: number) =>
  place % 2 === 0 ? [categoryId.casino] : [categoryId.casino, categoryId.bets];
export const nameOf = (place: number) => `Partner ${place}`;

export async function catalogueWriter(given: TestApp, partners: number) {
  const { make } = given;
  const three = async (one: () => Promise<{ id: number }>) => [
    (await one()).id,
    (await one()).id,
    (await one()).id,
  ];
  const vocabulary: Vocabulary = {
    regulators: await three(() => make.regulator()),
    methods: await three(() => make.paymentMethod()),
    providers: await three(() => make.provider()),
  };
  const productIds: number[] = [];
  for (let place = 0; place < partners; place += 1) {
    productIds.push((await make.product({ categories: categoriesOf(place) })).id);
  }

  async function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const answer = await given.call(method, `/admin${path}`, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return method === 'DELETE' ? undefined : answer.body;
  }

  let paths: string[] = [];

  async function writeOffer(offer: GeneratedOffer, product_id: number | null) {
    const { subject, market_code, is_active, terms, starts_at, ends_at } = offer;
    const shared = { market_code, is_active, terms, product_id };
    const sort_order = 1 + ((paths.length * 2) % 3);
    const [path, own] =
      subject === 'bonuses'
        ? ['/exclusive-bonuses', { image_url: '/uploads/a.webp', sort_order, starts_at, ends_at }]
        : [
            '/promocodes',
            {
              code: offer.code ?? `CODE${paths.length}`,
              expires_at: ends_at,
              is_active: is_active === 1,
            },
          ];
    const { id } = await write('POST', path, { ...shared, ...own });
    paths.push(`${path}/${id}`);
    return { id, offer, sort_order };
  }

  async function writeMarket({ effects, ...market }: GeneratedMarket) {
    const { body } = await given.call('GET', '/admin/markets');
    const known = body.items.find(({ code }: GeneratedMarket) => code === market.code);
    const draft = {
      ...market,
      rules: Object.entries(effects).map(([subject, effect]) => ({ subject, effect })),
      i18n: { en: { name: market.code } },
    };
    if (known) await write('PUT', `/markets/${known.id}`, draft);
    else await write('POST', '/markets', draft);
  }

  return {
    vocabulary,
    productIds,
    async write(
      { partners, markets }: GeneratedCatalogue,
      withoutPartner: GeneratedOffer[] = [],
    ): Promise<WrittenOffer[]> {
      for (const market of markets) await writeMarket(market);
      for (const path of paths) await write('DELETE', path);
      paths = [];
      const written: WrittenOffer[] = [];
      for (const [place, partner] of partners.entries()) {
        const id = productIds[place] ?? null;
        await write('PUT', `/products/${id}`, {
          ...partner.draft,
          i18n: { en: { name: nameOf(place) } },
          categories: categoriesOf(place),
        });
        for (const offer of partner.offers) {
          written.push({ ...(await writeOffer(offer, id)), partner });
        }
      }
      for (const offer of withoutPartner) {
        written.push({ ...(await writeOffer(offer, null)), partner: undefined });
      }
      return written;
    },
  };
}
