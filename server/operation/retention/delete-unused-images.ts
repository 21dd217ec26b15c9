/**
 * Deletes images, along with their library rows, that have been unused for some days, counted from the night that first
 * found them unused. Rows and stored states of the history count as uses. Uploading the same file again restarts the
 * period, so that an unsaved form doesn't lose its image.
 */
import type { Kysely } from 'kysely';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import { day } from '#contract/wall-clock.ts';
import { findLogHead } from '../../../db/change-log.ts';
import { listSnapshotsAfter } from '../../../db/repositories/catalogue/change.ts';
import { listImageIds } from '../../../db/repositories/image/image.ts';
import { hashesIn, usedImages } from '../../../db/repositories/image/image-use.ts';
import {
  deleteUnusedImages,
  insertUnusedImages,
  listUnusedImages,
} from '../../../db/repositories/image/unused-image.ts';
import { listProposedJson } from '../../../db/repositories/release/open-proposal.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { imageResource } from '../../image/image-resource.ts';
import { deleteFiles } from '../../image/library/add-image.ts';
import { collectImageUses } from '../../image/library/collect-image-uses.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import { areSampleImagesPending } from '../../sample/sample-images.ts';
import { type Retention, step, uninterruptedStep } from './retention-step.ts';

/** Appears in the history as the person who deleted the image. */
const actor = 'Nightly cleanup';

const snapshotsAtOnce = 50;
const imagesAtOnce = 100;
const deletedAtOnce = 10;

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Snapshots of images themselves don't count as uses. */
type LoggedSnapshot = Awaited<ReturnType<typeof listSnapshotsAfter>>[number];

const addImages = (named: Set<string>, { entity, snapshot }: LoggedSnapshot) => {
  if (entity === 'image') return;
  for (const image of hashesIn(snapshot)) named.add(image);
};

/** Returns the number of deleted images. */
export async function deleteOldUnusedImages(
  retention: Retention & { storage: ImageStorage },
): Promise<number> {
  const { db, storage, keepDays, now, signal, isDryRun = false } = retention;
  if (keepDays === 0 || (await areSampleImagesPending(db))) return 0;
  const named = new Set<string>();
  let head = await findLogHead(db);
  await collectImageUses(db, signal);
  for await (const images of usedImages(db, imagesAtOnce)) {
    signal.throwIfAborted();
    for (const image of images) named.add(image);
  }
  await addImagesOfHistory(retention, named);
  const lastProposal = await addProposedImages(db, named);

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

  /** Checks writes made in the meantime, using the log. None can be added while the lock is held. */
  async function claim(images: readonly string[], onLocked: () => void): Promise<string[]> {
    return inTransaction(db, async (trx) => {
      onLocked();
      if (!(await addLaterImages(trx))) return [];
      await addProposedImages(trx, named, lastProposal);
      const unused = images.filter((image) => !named.has(image));
      if (unused.length === 0) return [];
      const claimed = await deleteUnusedImages(trx, unused);
      await imageResource.deleteRecords(trx, actor, await listImageIds(trx, claimed));
      return claimed;
    });
  }

  /** Returns false if the whole catalogue was replaced. The next night starts over. */
  async function addLaterImages(trx: Kysely<Database>): Promise<boolean> {
    for (;;) {
      const later = await listSnapshotsAfter(trx, head, snapshotsAtOnce);
      for (const change of later) {
        if (change.entity === wholeCatalogue) return false;
        addImages(named, change);
      }
      head = later.at(-1)?.seq ?? head;
      if (later.length < snapshotsAtOnce) return true;
    }
  }

  let deleted = 0;
  const names = old.map(({ image }) => image);
  for (const images of chunksOf(names, deletedAtOnce)) {
    for (const image of await step(signal, (onLocked) => claim(images, onLocked))) {
      if (await uninterruptedStep(() => deleteFiles(db, storage, image))) deleted += 1;
    }
  }
  return deleted;
}

/** Returns the last proposal it has read. */
async function addProposedImages(db: Kysely<Database>, named: Set<string>, after = 0) {
  for (let last = after; ; ) {
    const rows = await listProposedJson(db, last, snapshotsAtOnce);
    for (const { ops, draft } of rows) {
      for (const image of hashesIn(ops + (draft ?? ''))) named.add(image);
    }
    const end = rows.at(-1);
    if (!end) return last;
    last = end.id;
  }
}

async function addImagesOfHistory({ db, signal }: Retention, named: Set<string>) {
  for (let cursor = 0; ; ) {
    const rows = await step(signal, () => listSnapshotsAfter(db, cursor, snapshotsAtOnce));
    for (const change of rows) addImages(named, change);
    const last = rows.at(-1);
    if (!last) return;
    cursor = last.seq;
  }
}
