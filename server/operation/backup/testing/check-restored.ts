/** Restores an archive into an empty place and reports any differences. */
import assert from 'node:assert/strict';
import { openImageStorage } from '../../../image/storage/open-image-storage.ts';
import { withSampleImages } from '../../../sample/sample-images.ts';
import type { TestApp } from '../../../testing/app.ts';
import { restoreSite } from '../restore-site.ts';
import { openSite, type Place, publicAnswers } from './changing-site.ts';

export async function restoreInto(place: Place, file: string) {
  const { manifest } = await restoreSite(file, place.settings, { force: false, report() {} });
  const site = await openSite(place);
  try {
    await expectConsistent(site, place);
    return { manifest, answers: await publicAnswers(site) };
  } finally {
    await site.app.close();
  }
}

async function expectConsistent({ db, call }: TestApp, { settings }: Place) {
  for (const table of ['top_list_entry', 'product_category'] as const) {
    const rows = await db.selectFrom(table).select(['category_id', 'position']).execute();
    const lists = Map.groupBy(rows, ({ category_id }) => category_id);
    for (const list of lists.values()) {
      const positions = list.map(({ position }) => position).toSorted((one, two) => one - two);
      assert.deepEqual(
        positions,
        list.map((_, index) => index + 1),
        table,
      );
    }
  }

  const paths: Record<string, string> = { product: 'products', 'promo-code': 'promocodes' };
  const changes = await db.selectFrom('change').selectAll().orderBy('seq').execute();
  const latest = new Map(
    changes.map((change) => [`${change.entity} ${change.entity_id}`, change] as const),
  );
  assert(latest.size > 0);
  for (const { entity, entity_id, snapshot, action } of latest.values()) {
    if (!paths[entity] || action === 'delete') continue;
    const { body } = await call('GET', `/admin/${paths[entity]}/${entity_id}`);
    assert.partialDeepStrictEqual(body, JSON.parse(snapshot));
  }

  const storage = withSampleImages(db, await openImageStorage(settings));
  const products = await db.selectFrom('product').select('icon_url').execute();
  for (const { icon_url } of products) {
    const [image = '', file = ''] = icon_url?.split('/').slice(2) ?? [];
    assert(((await storage.sizeOf(image, file)) ?? 0) > 0, `The image ${icon_url} is not there.`);
  }
}
