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
import { hiddenIn } from '../../resource/check/hidden-character.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, trpcClient } from '../../testing/trpc.ts';
import { productDrafts, promoCodeDrafts, promotionDrafts } from './testing/draft-arbitrary.ts';

const isLong = process.env.TEST_EXTENT === 'long';

let given: TestApp;
let client: Client;

beforeAll(async () => {
  given = await testApp();
  client = trpcClient(given);
  await given.make.product();
});

afterAll(() => given.app.close());

type Draft = Record<string, unknown> & {
  slug?: string | null;
  categories?: number[];
  images?: { sort_order: number }[];
};

/** Images are in their order and categories sorted by ID. A product without a slug gets one from its name. */
const asStored = ({ slug, ...draft }: Draft) => ({
  ...draft,
  ...(typeof slug === 'string' && { slug }),
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
    arbitrary: productDrafts,
    least: { i18n: { en: { name: 'x' } } },
    get: (id: number) => client.admin.product.get.query({ id }),
  },
  {
    path: '/admin/banners',
    schema: bannerDraft,
    arbitrary: promotionDrafts,
    least: { image_url },
    get: (id: number) => client.admin.banner.get.query({ id }),
  },
  {
    path: '/admin/exclusive-bonuses',
    schema: exclusiveBonusDraft,
    arbitrary: promotionDrafts,
    least: { image_url },
    get: (id: number) => client.admin.exclusiveBonus.get.query({ id }),
  },
  {
    path: '/admin/promocodes',
    schema: promoCodeDraft,
    arbitrary: promoCodeDrafts,
    least: { code: 'HARBOR' },
    get: (id: number) => client.admin.promoCode.get.query({ id }),
  },
];

const multiline = ['description', 'text'];
const hasNoHiddenCharacter = (draft: unknown) => hiddenIn(draft, undefined, multiline).length === 0;

describe.each(entities)('$path', ({ path, schema, arbitrary, least, get }) => {
  const inJson = (value: unknown) => JSON.parse(JSON.stringify(value));

  test('a valid draft without hidden characters is stored unchanged, and any other answers 400', async () => {
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
    await fc.assert(fc.asyncProperty(arbitrary, work), { numRuns: isLong ? 150 : 40 });
    expect(accepted).toBeGreaterThan(5);
  });

  test('parsing a parsed draft changes nothing', () => {
    fc.assert(
      fc.property(arbitrary, (input) => {
        const parsed = schema.safeParse(input);
        if (parsed.success) expect(schema.parse(parsed.data)).toEqual(parsed.data);
      }),
      { numRuns: isLong ? 300 : 25 },
    );
  });
});
