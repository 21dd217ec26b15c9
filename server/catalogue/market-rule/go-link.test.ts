// Runs on PostgreSQL too: no other test runs its SQL there.
/**
 * The visitor's market decides what `/go` answers for any offer. No text or banner contains a link that would answer
 * 404.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BannerCard } from '#contract/catalogue/banner.ts';
import { type ClickKind, clickKinds } from '#contract/partner/click-place.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
let offered: Record<ClickKind, number>;
let turkey: Record<string, unknown>;
let settings: object;

const ref_link = 'https://lantern.example/join';
const terms = { numbers: { wagering: 30 } };

beforeAll(async () => {
  given = await testApp();
  const { make, call } = given;
  await make.regulator();
  const { id: product_id } = await make.product({ ref_link });
  const rows = { product_id, market_code: 'US' };
  offered = {
    product: product_id,
    bonus: (await make.exclusiveBonus({ ...rows, terms })).id,
    promocode: (await make.promoCode({ ...rows, ref_link, terms })).id,
    banner: (await make.banner({ ...rows, link_url: ref_link })).id,
    top: (await make.topListEntry(rows)).id,
  };
  for (const kind of clickKinds) {
    const banner = { market_code: 'TR', product_id: null, link_url: goPath(kind) };
    await make.banner({ ...banner, i18n: { en: { title: kind } } });
  }
  await make.contentPage(guideWith('odds', clickKinds.map(goPath)));
  ({ body: turkey } = await call('GET', '/admin/markets/2'));
  ({ body: settings } = await call('GET', '/admin/settings'));
});
afterAll(() => given.app.close());
beforeEach(async () => {
  await close('open');
  await rule({});
});

const goPath = (kind: ClickKind) => `/go/${kind}/${offered[kind]}`;

const guideWith = (slug: string, hrefs: string[]) =>
  ({
    slug,
    i18n: {
      en: {
        title: slug,
        publish_at: '2026-01-01 00:00:00',
        body: {
          type: 'doc',
          content: hrefs.map((href) => ({
            type: 'paragraph',
            content: [{ type: 'text', text: 'Word', marks: [{ type: 'link', attrs: { href } }] }],
          })),
        },
      },
    },
  }) as never;

const rule = async (law: object) => {
  const { effective: _, name: __, ...draft } = turkey;
  expect((await given.call('PUT', '/admin/markets/2', { ...draft, ...law })).status).toBe(200);
};

const close = async (availability: string) => {
  const path = `/admin/products/${offered.product}`;
  const markets = [{ market_code: 'TR', availability }];
  const { body } = await given.call('GET', path);
  expect((await given.call('PUT', path, { ...body, markets })).status).toBe(200);
};

const answered = async (query: string, cookie: string) => {
  const headers = cookie ? { cookie: `market=${cookie}` } : {};
  const answers = clickKinds.map(async (kind) => {
    const { statusCode } = await given.app.inject({ url: goPath(kind) + query, headers });
    expect([302, 404], `${kind}${query}`).toContain(statusCode);
    return statusCode === 302 ? [kind] : [];
  });
  return (await Promise.all(answers)).flat();
};

async function linkedInGuide(slug: string, market: string): Promise<string[]> {
  const { body } = await given.call('GET', `/pages/guide/${slug}?market=${market}`);
  const json = JSON.stringify(body.body);
  expect(json).toContain('Word');
  return [...json.matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);
}

async function announcedUrl(announcement_url: string): Promise<string | null> {
  const i18n = { en: { announcement: 'Hear, hear' } };
  const draft = { ...settings, from_environment: undefined, announcement_url, i18n };
  const { id: _, ...written } = draft as typeof draft & { id: number };
  expect((await given.call('PUT', '/admin/settings', written)).status).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ market: 'TR' }));
  const { body } = await given.app.inject(`/api/trpc/catalogue.settings?input=${input}`);
  const { text, url } = JSON.parse(body).result.data.announcement;
  expect(text).toBe('Hear, hear');
  return url;
}

async function linkedBanners(): Promise<string[]> {
  const { body } = await given.call('GET', '/banners?market=TR&limit=100');
  return body.items.flatMap(({ ctaTo, ctaHref, title }: BannerCard) => {
    if (ctaHref === null && ctaTo === '#') return [];
    expect({ ctaTo, ctaHref }).toEqual({ ctaTo: goPath(title as ClickKind), ctaHref: null });
    return [title];
  });
}

const ruled = (subject: string, effect: string) => ({ rules: [{ subject, effect }] });
const ofSubject = {
  links: clickKinds,
  bonuses: ['bonus'],
  promo_codes: ['promocode'],
  banners: ['banner'],
  top_lists: ['top'],
  votes: [],
};
const laws: [name: string, law: object, refused: readonly string[]][] = [
  ['forbids nothing', {}, []],
  ...Object.entries(ofSubject).flatMap(([subject, refused]) =>
    ['text', 'hide'].map((effect): [string, object, readonly string[]] => [
      `has the rule ${subject}: ${effect}`,
      ruled(subject, effect),
      refused,
    ]),
  ),
  ['allows no promotion', { promotion_allowed: false }, clickKinds],
  ['requires a licence', { required_licences: [1] }, clickKinds],
  ['limits the wagering', { max_wagering: 10 }, ['bonus', 'promocode']],
  ['requires terms', { required_terms: ['max_bet'] }, ['bonus', 'promocode']],
  ['has a closed partner', { isClosed: true }, clickKinds],
];

test.each(laws)(
  'where the market %s, links lead its visitors only to what it allows',
  async (_, law, refused) => {
    const { isClosed, ...draft } = law as { isClosed?: true };
    if (isClosed) await close('closed');
    await rule(draft);
    const expected = clickKinds.filter((kind) => !refused.includes(kind));
    expect(await answered('', 'TR')).toEqual(expected);
    expect(await answered('?market=TR', '')).toEqual(expected);
    expect(await answered('?market=TR', 'US')).toEqual(expected);
    expect(await answered('', '')).toEqual(clickKinds);
    expect(await answered('?market=US', 'TR')).toEqual(clickKinds);

    expect(await linkedInGuide('odds', 'TR')).toEqual(expected.map(goPath));
    expect(await linkedInGuide('odds', 'US')).toEqual(clickKinds.map(goPath));
    for (const kind of clickKinds) {
      const url = goPath(kind);
      expect([kind, await announcedUrl(url)]).toEqual([kind, expected.includes(kind) ? url : null]);
    }
    const isLinked = !['hide', 'text'].some(
      (effect) => JSON.stringify(ruled('banners', effect)) === JSON.stringify(draft),
    );
    expect(await linkedBanners()).toEqual(isLinked ? expected : []);
  },
);

test('an announcement doesn’t link to a partner that is closed in the market', async () => {
  expect(await announcedUrl(ref_link)).toBe(ref_link);
  await close('closed');
  expect(await announcedUrl(ref_link)).toBeNull();
  expect(await announcedUrl('/bonuses')).toBe('/bonuses');
});

test('links to offers that no market shows become text, however their path is encoded', async () => {
  const { bonus } = offered;
  const { id } = await given.make.exclusiveBonus({ market_code: 'US', is_active: 0 });
  const kept = [`/go/%62onus/${bonus}`, `https://board.example/go/bonus/${bonus}`, '/casino'];
  const dead = [
    '/go/bonus/999',
    `/go/bonus/${id}`,
    `/%67o/bonus/${id}`,
    '/go/guide/1',
    '/go/top/x',
  ];
  const named = [`/go/bonus/${bonus}?market=TR`, `/go/bonus/${bonus}?market=XX`];
  await given.make.contentPage(guideWith('spelled', [...kept, ...dead, ...named]));
  expect(await linkedInGuide('spelled', 'US')).toEqual([...kept, `/go/bonus/${bonus}?market=TR`]);
  await rule(ruled('bonuses', 'hide'));
  expect(await linkedInGuide('spelled', 'US')).toEqual(kept);
});
