import { z } from 'zod';
import { imageDraft } from '#contract/image/image.ts';
import { imageVariants, uploadsPath } from '#contract/image/uploaded-image.ts';
import { findImageByHash } from '../../../db/repositories/image/image.ts';
import { imageResource } from '../../image/image-resource.ts';
import { type Import, named } from './import-row.ts';

const archived = imageDraft.extend({
  path: z.string().max(200),
  bytes: z.int().min(0),
  created_at: z.iso.datetime(),
});

/** Adds the images to the library, with their alt texts and focal points. Leaves those that are already there. */
export async function importImages({ trx, actor, archive, yieldTurn }: Import) {
  const stored = new Set(archive.images.map(({ hash, file }) => `${uploadsPath}/${hash}/${file}`));
  for await (const row of archive.rows('image')) {
    await yieldTurn();
    const parsed = archived.safeParse(row);
    if (!parsed.success) throw new Error(`data/image.json is wrong at the ID ${row.id}.`);
    const { path, bytes, created_at, ...draft } = parsed.data;
    const size = imageVariants(path);
    // Without its file, a row would be an image that nobody can see.
    if (!size || !stored.has(path)) continue;
    const hash = path.split('/')[2] ?? '';
    if (await findImageByHash(trx, hash)) continue;
    const { width, height } = size;
    await named('image', row, async () => {
      const image = { hash, path, name: draft.name, width, height, bytes, created_at };
      const id = await imageResource.add(trx, actor, image);
      if (id !== undefined) await imageResource.update({ db: trx, actor }, id, draft);
    });
  }
}
