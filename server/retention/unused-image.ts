/**
 * An image goes when nothing has named it for some days, counted from the night that found it so. No row names it and
 * no state of the history that is still stored; an upload of the same file begins the days anew, so an unsaved form
 * keeps its image.
 */
import type { Kysely } from 'kysely';
import { wholeCatalogue } from '#contract/change-log-kind.ts';
import { day } from '#contract/local-time.ts';
import { findLogHead } from '../../db/change-log.ts';
import { listSnapshotsAfter } from '../../db/repositories/change.ts';
import {
  deleteUnusedImages,
  imageUrlsInRows,
  insertUnusedImages,
  listUnusedImages,
} from '../../db/repositories/unused-image.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ImageStorage } from '../uploads/image-storage.ts';
import { areSampleImagesPending } from '../uploads/sample-images.ts';
import { type Retention, step } from './retention-step.ts';

const snapshotsAtOnce = 50;
const imagesAtOnce = 100;
const deletedAtOnce = 10;

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const addImages = (named: Set<string>, text: string) => {
  for (const [, image = ''] of text.matchAll(/\/uploads\/([0-9a-f]{32})\//g)) named.add(image);
};

/** Returns the number of images that went. */
export async function deleteOldUnusedImages(
  retention: Retention & { storage: ImageStorage },
): Promise<number> {
  const { db, storage, keepDays, now, signal, isDryRun = false } = retention;
  if (keepDays === 0 || (await areSampleImagesPending(db))) return 0;
  const named = new Set<string>();
  let head = await findLogHead(db);
  for await (const urls of imageUrlsInRows(db)) {
    await step(signal, async () => {
      for (const url of urls) addImages(named, url);
    });
  }
  await addImagesOfHistory(retention, named);

  const unnamed = new Set<string>();
  for await (const image of storage.names()) {
    signal.throwIfAborted();
    if (!named.has(image)) unnamed.add(image);
  }
  const known = await listUnusedImages(db);
  const before = new Date(now.getTime() - keepDays * day).toISOString();
  const old = known.filter(({ image, since }) => unnamed.has(image) && since <= before);
  if (isDryRun) return old.length;

  const used = known.filter(({ image }) => !unnamed.has(image)).map(({ image }) => image);
  for (const images of chunksOf(used, imagesAtOnce)) {
    await step(signal, () => deleteUnusedImages(db, images));
  }
  for (const images of chunksOf([...unnamed], imagesAtOnce)) {
    await step(signal, () => insertUnusedImages(db, images, now.toISOString()));
  }

  /** Writes of the meantime are in the log, and none can be added while the lock is held. */
  async function claim(images: readonly string[]): Promise<string[]> {
    return inTransaction(db, async (trx) => {
      if (!(await addLaterImages(trx))) return [];
      const unused = images.filter((image) => !named.has(image));
      return unused.length === 0 ? [] : deleteUnusedImages(trx, unused);
    });
  }

  /** Returns false where all rows were written anew: the next night begins with them. */
  async function addLaterImages(trx: Kysely<Database>): Promise<boolean> {
    for (;;) {
      const later = await listSnapshotsAfter(trx, head, snapshotsAtOnce);
      for (const { snapshot, entity } of later) {
        if (entity === wholeCatalogue) return false;
        addImages(named, snapshot);
      }
      head = later.at(-1)?.seq ?? head;
      if (later.length < snapshotsAtOnce) return true;
    }
  }

  let deleted = 0;
  const names = old.map(({ image }) => image);
  for (const images of chunksOf(names, deletedAtOnce)) {
    for (const image of await step(signal, () => claim(images))) {
      await storage.delete(image);
      deleted += 1;
    }
  }
  return deleted;
}

async function addImagesOfHistory({ db, signal }: Retention, named: Set<string>) {
  for (let cursor = 0; ; ) {
    const rows = await step(signal, () => listSnapshotsAfter(db, cursor, snapshotsAtOnce));
    for (const { snapshot } of rows) addImages(named, snapshot);
    const last = rows.at(-1);
    if (!last) return;
    cursor = last.seq;
  }
}
