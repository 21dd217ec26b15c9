/** Random drafts, many of them invalid, for tests of what is stored and what is refused. */
import fc from 'fast-check';

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

export const promotionDrafts = some({
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

export const productDrafts = some({
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
  one_of: maybe(fc.boolean()),
  sticky: maybe(fc.boolean()),
});

export const promoCodeDrafts = some({
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
