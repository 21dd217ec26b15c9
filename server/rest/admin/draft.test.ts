/**
 * The server stores exactly the drafts that their schema accepts, except for hidden characters, and returns them
 * unchanged.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bannerDraft } from '#contract/catalogue/banner.ts';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { hiddenIn } from '../../catalogue/resource/check/hidden-character.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, trpcClient } from '../../testing/trpc.ts';

let given: TestApp;
let client: Client;

beforeAll(async () => {
  given = await testApp();
  client = trpcClient(given);
  await given.make.product();
});

afterAll(() => given.app.close());

/** Strings may contain any UTF-16, including lone surrogates and NUL. */
const anyUnits = fc
  .array(fc.nat(0xffff), { maxLength: 5 })
  .map((units) => String.fromCharCode(...units));

/** Most values are valid, so that complete drafts often are too. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, ...odd: fc.Arbitrary<Value>[]) =>
  fc.oneof({ arbitrary: usual, weight: 12 }, ...odd.map((arbitrary) => ({ arbitrary, weight: 1 })));

const text = (longest: number) =>
  mostly(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.constantFrom('İstanbul Şans Çarkı', '{"a":1}', ' x '),
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    anyUnits,
    fc.constantFrom('', ' ', '\n\t', '\u3000'),
    fc.constantFrom(longest - 1, longest, longest + 1).map((count) => 'x'.repeat(count)),
    fc.constantFrom(longest, longest + 1).map((count) => '\u{1f3b0}'.repeat(count)),
  );

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const some = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(fields, { requiredKeys: [] });

const webAddress = mostly(
  fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['http', 'https'] }),
  fc.constantFrom('https://şans.example/çark?q=1#a', 'HTTPS://PARTNER.EXAMPLE', 'https://[::1]/'),
  text(2048).map((end) => `https://partner.example/${end}`),
);
const link = mostly(
  fc.oneof(webAddress, fc.constantFrom('/', '/casino/1?a=b#c')),
  fc.webPath(),
  fc.constantFrom('//x', 'x:y'),
);
const image = mostly(
  fc.uuid().map((name) => `/uploads/${name}.webp`),
  webAddress,
  fc.constantFrom('/uploads/a/b.webp', '/uploads/a%20b.webp', '/uploads/çark.webp', '/uploads/'),
);
const market_code = fc.constantFrom('US', 'TR');
const categories = fc.oneof(fc.subarray([3, 1, 2]), fc.constantFrom([1, 1, 2], [3, 2, 3]));
const product_id = maybe(fc.constant(1));
const wholes = mostly(
  fc.integer({ min: 1, max: 20 }),
  fc.constantFrom(-1, 0, 1_000_000_000, 1.5, 2 ** 53),
);

const promotion = some({
  image_url: image,
  link_url: maybe(link),
  market_code,
  categories,
  product_id,
  sort_order: wholes,
  is_active: fc.constantFrom(0, 1, true, false),
  i18n: some({
    en: some({ title: maybe(text(200)), subtitle: maybe(text(200)), cta_label: maybe(text(100)) }),
    tr: some({ title: maybe(text(200)), subtitle: maybe(text(200)), cta_label: maybe(text(100)) }),
  }),
});

const productText = {
  name: fc.oneof(fc.constant('Lucky Harbor'), text(200)),
  description: maybe(text(10_000)),
  fs_label: maybe(text(100)),
  freebet_label: maybe(text(100)),
  pick_reason: maybe(text(100)),
};

const product = some({
  icon_url: maybe(image),
  rating: maybe(
    mostly(
      fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      fc.double({ min: 0, max: 5 }),
    ),
  ),
  ref_link: maybe(webAddress),
  i18n: some({ en: fc.record(productText, { requiredKeys: ['name'] }), tr: some(productText) }),
  images: fc.array(
    fc.record({ image_url: image, sort_order: wholes }, { requiredKeys: ['image_url'] }),
    {
      maxLength: 6,
    },
  ),
  categories,
});

const figure = (max: number) =>
  maybe(
    mostly(
      fc.integer({ min: 0, max: Math.min(max * 100, 2 ** 31 - 1) }).map((cents) => cents / 100),
      fc.constantFrom(0, -0, max, max + 0.01, 0.1 + 0.2, -1),
      fc.double({ noNaN: true }),
    ),
  );
const share = figure(100);

const numbers = some({
  amount: figure(1_000_000_000),
  percent: figure(1000),
  currency: maybe(mostly(fc.constantFrom('USD', 'TRY', 'XTS'), fc.constantFrom('usd', 'US', ''))),
  free_spins: maybe(fc.nat(1_000_000)),
  wagering: figure(200),
  wagering_base: maybe(fc.constantFrom('bonus', 'deposit_bonus', 'winnings')),
  contribution: maybe(some({ slots: share, table: share, live: share })),
  days_to_use: maybe(mostly(fc.nat(3650), fc.constantFrom(3651, 1.5))),
  min_odds: maybe(mostly(fc.constantFrom(1, 1.5, 1000), fc.constantFrom(0.99, 1001))),
  sticky: maybe(fc.boolean()),
});

const promoCode = some({
  terms: some({ wagering: maybe(text(100)), numbers: maybe(numbers) }),
  code: text(100),
  market_code,
  rarity: fc.constantFrom('common', 'uncommon', 'rare', 'epic', 'legendary'),
  ref_link: maybe(webAddress),
  expires_at: maybe(
    fc.oneof(
      fc
        .date({
          min: new Date('1969-12-01'),
          max: new Date('9999-12-31T23:59:59Z'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
      fc.constantFrom('2024-02-29 00:00:00', '2023-02-29 00:00:00', '2026-03-29 02:30:00'),
    ),
  ),
  image_vertical_url: maybe(image),
  image_horizontal_url: maybe(image),
  is_active: fc.boolean(),
  product_id,
});

type Draft = Record<string, unknown> & {
  categories?: number[];
  images?: { sort_order: number }[];
};

/** Images are stored by their order, and categories by their IDs. */
const asStored = (draft: Draft) => ({
  ...draft,
  ...(draft.categories && { categories: draft.categories.toSorted((left, right) => left - right) }),
  ...(draft.images && {
    images: draft.images.toSorted((left, right) => left.sort_order - right.sort_order),
  }),
});

const image_url = '/uploads/a.webp';

const entities = [
  {
    path: '/admin/products',
    schema: productDraft,
    arbitrary: product,
    least: { i18n: { en: { name: 'x' } } },
    get: (id: number) => client.admin.product.get.query({ id }),
  },
  {
    path: '/admin/banners',
    schema: bannerDraft,
    arbitrary: promotion,
    least: { image_url },
    get: (id: number) => client.admin.banner.get.query({ id }),
  },
  {
    path: '/admin/exclusive-bonuses',
    schema: exclusiveBonusDraft,
    arbitrary: promotion,
    least: { image_url },
    get: (id: number) => client.admin.exclusiveBonus.get.query({ id }),
  },
  {
    path: '/admin/promocodes',
    schema: promoCodeDraft,
    arbitrary: promoCode,
    least: { code: 'HARBOR' },
    get: (id: number) => client.admin.promoCode.get.query({ id }),
  },
];

const multiline = ['description', 'text'];
const hasNoHiddenCharacter = (draft: unknown) => hiddenIn(draft, undefined, multiline).length === 0;

describe.each(entities)('$path', ({ path, schema, arbitrary, least, get }) => {
  const inJson = (value: unknown) => JSON.parse(JSON.stringify(value));

  test('a valid draft without hidden characters reads back equal, any other answers 400', async () => {
    let accepted = 0;
    const work = async (input: object) => {
      const parsed = schema.safeParse(inJson(input));
      const answer = await given.call('POST', path, input);
      const isKept = parsed.success && hasNoHiddenCharacter(parsed.data);
      expect(answer.status).toBe(isKept ? 201 : 400);
      if (!isKept) return;
      accepted += 1;
      const whole = answer.body;
      expect(whole).toMatchObject(inJson(asStored(parsed.data as Draft)));

      const entityPath = `${path}/${whole.id}`;
      expect((await given.call('GET', entityPath)).body).toEqual(whole);
      expect(await get(whole.id)).toEqual(whole);
      const { items } = (await given.call('GET', `${path}?limit=1000`)).body;
      const row = items.find(({ id }: { id: number }) => id === whole.id);
      // A list row may have more fields than its item, such as visitors' votes.
      const shared = Object.entries(row).filter(([name]) => name in whole);
      expect(whole).toMatchObject(Object.fromEntries(shared));

      expect((await given.call('PUT', entityPath, whole)).body).toEqual(whole);
      expect((await given.call('GET', entityPath)).body).toEqual(whole);

      const reset = await given.call('PUT', entityPath, least);
      const defaults = inJson(asStored(schema.parse(least) as Draft));
      expect(reset.body).toMatchObject(defaults);
      expect((await given.call('DELETE', entityPath)).status).toBe(204);
      expect((await given.call('GET', entityPath)).status).toBe(404);
    };
    await fc.assert(fc.asyncProperty(arbitrary, work), { numRuns: 150 });
    expect(accepted).toBeGreaterThan(10);
  });

  test('parsing a parsed draft changes nothing', () => {
    fc.assert(
      fc.property(arbitrary, (input) => {
        const parsed = schema.safeParse(input);
        if (parsed.success) expect(schema.parse(parsed.data)).toEqual(parsed.data);
      }),
      { numRuns: 300 },
    );
  });
});
