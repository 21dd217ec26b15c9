/** Any state in the change log can be restored completely, whatever was written after it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { hiddenCharacter } from '#contract/hidden-character.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { redirectResource } from '../content/redirect-resource.ts';
import type { Resource, Schemas } from '../resource/resource.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { restoreChange } from './history.ts';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((value) => value.trim() !== '' && hiddenCharacter(value, 'one') === undefined);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const image = fc.integer({ min: 1, max: 9 }).map((number) => `/uploads/${number}.webp`);
const link = fc.constantFrom('https://a.example/', 'https://b.example/?x=1');
const categories = fc.subarray([1, 2, 3]);
const product_id = fc.constantFrom(null, 1, 2);
const market_code = fc.constantFrom('US', 'TR');

const promotion = fc.record({
  image_url: image,
  link_url: optional(link),
  market_code,
  categories,
  product_id,
  sort_order: fc.integer({ min: 1, max: 99 }),
  is_active: fc.constantFrom(0, 1),
  i18n: fc.record({
    en: fc.record({ title: optional(text), subtitle: optional(text), cta_label: optional(text) }),
    tr: fc.record({ title: optional(text), subtitle: optional(text), cta_label: optional(text) }),
  }),
});

const texts = (name: fc.Arbitrary<string | null>) =>
  fc.record({
    name,
    description: optional(text),
    fs_label: optional(text),
    freebet_label: optional(text),
    pick_reason: optional(text),
  });

const rich = fc.record({
  type: fc.constant('doc'),
  content: fc.array(
    text.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
    { maxLength: 2 },
  ),
});
const pageTexts = fc.record({
  title: text,
  excerpt: optional(text),
  body: optional(rich),
  publish_at: fc.constantFrom(null, '2026-01-01 00:00:00', '2999-01-01 00:00:00'),
});
const word = fc.stringMatching(/^[a-z]{1,12}$/);

const drafts = {
  product: fc.record({
    icon_url: optional(image),
    rating: optional(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
    ref_link: optional(link),
    i18n: fc.record({ en: texts(text), tr: texts(optional(text)) }),
    images: fc.array(fc.record({ image_url: image, sort_order: fc.nat(5) }), { maxLength: 4 }),
    categories,
  }),
  banner: promotion,
  'exclusive-bonus': promotion,
  'content-page': fc.record({
    kind: fc.constantFrom('guide', 'review'),
    slug: word,
    cover: optional(image),
    author: optional(text),
    product_ids: fc.subarray([2, 1]),
    footer_order: optional(fc.nat(9)),
    i18n: fc.record({ en: pageTexts, tr: pageTexts }),
  }),
  redirect: fc.record({
    from_path: word.map((name) => `/old-${name}`),
    to_path: word.map((name) => `/new-${name}`),
  }),
  regulator: fc.record({
    name: text,
    country: fc.constantFrom(null, 'GB', 'MT'),
    register_url: optional(link),
    complaints_url: optional(link),
  }),
  'payment-method': fc.record({
    name: text,
    kind: fc.constantFrom('card', 'wallet'),
    icon_url: optional(image),
  }),
  provider: fc.record({ name: text }),
  'promo-code': fc.record({
    code: text,
    market_code,
    rarity: fc.constantFrom('common', 'epic'),
    ref_link: optional(link),
    expires_at: fc.constantFrom(null, '2999-01-01 00:00:00'),
    image_vertical_url: optional(image),
    is_active: fc.boolean(),
    product_id,
  }),
};

const resourcesOf = ({ db, writer }: TestApp) => {
  const bind = <Types extends Schemas & { whole: z.ZodType<{ id: number }> }>(
    resource: Resource<Types>,
  ) => {
    const draftOf = (given: unknown) =>
      resource.schemas.draft.parse(given) as z.output<Types['draft']>;
    return {
      create: (draft: unknown): Promise<{ id: number }> => resource.create(writer, draftOf(draft)),
      update: (id: number, draft: unknown) => resource.update(writer, id, draftOf(draft)),
      delete: (id: number) => resource.delete(writer, id),
      get: (id: number): Promise<unknown> => resource.get(db, id),
    };
  };
  return {
    product: bind(productResource),
    banner: bind(bannerResource),
    'exclusive-bonus': bind(exclusiveBonusResource),
    'content-page': bind(contentPageResource),
    redirect: bind(redirectResource),
    regulator: bind(regulatorResource),
    'payment-method': bind(paymentMethodResource),
    provider: bind(providerResource),
    'promo-code': bind(promoCodeResource),
  };
};

const kinds = Object.keys(drafts) as (keyof typeof drafts)[];

test.each(kinds)('restores every state a %s has had', async (kind) => {
  const given = await testApp();
  const resource = resourcesOf(given)[kind];
  await given.make.product();
  await given.make.product();
  const write = fc.oneof(
    { weight: 3, arbitrary: drafts[kind] },
    { weight: 1, arbitrary: fc.constant('delete') },
  );

  await fc.assert(
    fc.asyncProperty(
      drafts[kind],
      fc.array(write, { maxLength: 5 }),
      fc.nat(),
      async (first, writes, pick) => {
        const { id } = await resource.create(first);
        const states = [await resource.get(id)];
        const seqs = [await headOf(given, kind)];
        for (const draft of writes) {
          if (draft === 'delete') {
            await resource.delete(id);
            await restoreChange(given.writer, await headOf(given, kind));
          } else await resource.update(id, draft);
          states.push(await resource.get(id));
          seqs.push(await headOf(given, kind));
        }
        if (pick % 2 === 0) await resource.delete(id);
        const which = pick % states.length;
        await restoreChange(given.writer, seqs[which] ?? 0);
        expect(await resource.get(id)).toEqual(states[which]);
        await resource.delete(id);
      },
    ),
    { numRuns: process.env.TEST_EXTENT === 'long' ? 30 : 8 },
  );
  await given.app.close();
});

/** Moving a page also logs a redirect, after the change of the page itself. */
async function headOf({ db }: TestApp, kind: (typeof kinds)[number]): Promise<number> {
  const { seq } = await db
    .selectFrom('change')
    .select('seq')
    .where('entity', '=', kind)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  return seq;
}
