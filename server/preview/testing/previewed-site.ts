/** A site with two markets, and a release that renames a product, adds a bonus and reorders a top list. */
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { exclusiveBonusResource } from '../../catalogue/resource/exclusive-bonus.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { topListEntryResource } from '../../catalogue/resource/top-list-entry.ts';
import type { Writer } from '../../resource/resource.ts';
import { categoryId, publishedTexts, type TestApp, testApp } from '../../testing/app.ts';
import type { PreviewedReleases } from '../release-previews.ts';

export const named = (en: string, tr = en) => ({ i18n: { en: { name: en }, tr: { name: tr } } });

/** The changes of each release, by its id. */
export type Changes = Map<number, (writer: Writer) => Promise<unknown>>;

const releasesOf = (changes: Changes): PreviewedReleases => ({
  find: async (_db, id) => (changes.has(id) ? { name: `Release <${id}>` } : undefined),
  apply: async (writer, id) => void (await changes.get(id)?.(writer)),
});

export type PreviewedSite = Awaited<ReturnType<typeof previewedSite>>;

export async function previewedSite(
  variables: Record<string, string> = {},
  { pages, address }: { pages?: 'built'; address?: string } = {},
) {
  const changes: Changes = new Map();
  const given = await testApp(
    { SITE_URL: 'http://board.example', ...variables },
    { releases: releasesOf(changes), ...(pages && { pages }), address },
  );
  const previewOf = async (release: number, at?: Date) => {
    const made = await given.deps.releasePreviews?.make({ release, at });
    if (!made) throw new Error('This app makes no previews.');
    return { ...made, cookie: await cookieOf(given, made.url) };
  };
  return { ...given, changes, previewOf };
}

/** Opens the address as a browser does, and returns the cookie it is given. */
export async function cookieOf({ app }: Pick<TestApp, 'app'>, url: string): Promise<string> {
  const { headers } = await app.inject({ url: new URL(url).pathname });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

export async function fillSite({ make }: TestApp) {
  const first = await make.product({ ...named('Amber Fox'), categories: [categoryId.casino] });
  const second = await make.product({ ...named('Blue Heron'), categories: [categoryId.casino] });
  for (const { id } of [first, second]) {
    await make.topListEntry({ product_id: id, market_code: 'US' });
    await make.topListEntry({ product_id: id, market_code: 'TR' });
  }
  await make.promoCode({ code: 'LANTERN', product_id: first.id, market_code: 'US' });
  await make.contentPage({ slug: 'odds', i18n: publishedTexts('How odds work') });
  return { first, second };
}

export const launchOf =
  ({ first }: Awaited<ReturnType<typeof fillSite>>) =>
  async (writer: Writer) => {
    const product = await productResource.get(writer.db, first.id);
    await productResource.update(writer, first.id, {
      ...product,
      i18n: {
        ...product.i18n,
        en: { ...product.i18n.en, name: 'Copper Lantern' },
        tr: { ...product.i18n.tr, name: 'Bakır Fener' },
      },
    });
    const texts = { title: 'Midnight deal', subtitle: 'From midnight', cta_label: 'Play' };
    await exclusiveBonusResource.create(
      writer,
      exclusiveBonusDraft.parse({
        product_id: first.id,
        market_code: 'US',
        image_url: '/uploads/image.webp',
        categories: [categoryId.casino],
        i18n: { en: texts, tr: texts },
      }),
    );
    const entries = await writer.db
      .selectFrom('top_list_entry')
      .select('id')
      .where('market_code', '=', 'US')
      .orderBy('position', 'desc')
      .execute();
    await topListEntryResource.reorder(writer, {
      category: 'casino',
      market: 'US',
      items: entries.map(({ id }, index) => ({ id, position: index + 1 })),
    });
  };
