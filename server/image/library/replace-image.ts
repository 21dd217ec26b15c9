/** Replaces one image with another everywhere, in one transaction that logs a change for each use. */
import type { Kysely } from 'kysely';
import type { ImageReplacement, ImageUseKind } from '#contract/image/image.ts';
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import { settingsDraft } from '#contract/site/site-settings.ts';
import { findImage, findImageHash } from '../../../db/repositories/image/image.ts';
import { listUsesOfImage } from '../../../db/repositories/image/image-use.ts';
import { noLimit } from '../../../db/sql/list-rows.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { requireRole } from '../../caller/require-role.ts';
import { bannerResource } from '../../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../../catalogue/resource/payment-method.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { promoCodeResource } from '../../catalogue/resource/promo-code.ts';
import { contentPageResource } from '../../content/content-page-resource.ts';
import { badInput } from '../../errors.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import { settingsResource } from '../../site/site-settings-resource.ts';
import { collectImageUses, requireCollectedUses } from './collect-image-uses.ts';

type Updatable<Draft> = {
  schemas: { draft: { parse: (whole: unknown) => Draft } };
  get: (db: Kysely<Database>, id: number) => Promise<unknown>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<unknown>;
};
type Change = (draft: unknown) => unknown;
type Update = (writer: Writer, id: number, change: Change) => Promise<unknown>;

const updateOf =
  <Draft>({ schemas: { draft }, get, update }: Updatable<Draft>): Update =>
  async (writer, id, change) =>
    update(writer, id, draft.parse(change(draft.parse(await get(writer.db, id)))));

const updateByKind: Record<ImageUseKind, Update> = {
  product: updateOf(productResource),
  banner: updateOf(bannerResource),
  'exclusive-bonus': updateOf(exclusiveBonusResource),
  'promo-code': updateOf(promoCodeResource),
  'payment-method': updateOf(paymentMethodResource),
  'content-page': updateOf(contentPageResource),
  settings: async (writer, _id, change) => {
    if (writer.role) requireRole({ role: writer.role }, 'owner');
    const draft = settingsDraft.parse(await settingsResource.get(writer.db));
    return settingsResource.update(writer, settingsDraft.parse(change(draft)));
  },
};

export async function replaceImage(
  writer: Writer,
  id: number,
  { by }: ImageReplacement,
): Promise<{ changed: number }> {
  if (id === by) throw badInput([{ path: 'by', message: 'Must be a different image' }]);
  await collectImageUses(writer.db);
  return inLongTransaction(writer.db, async (trx) => {
    const hash = await findImageHash(trx, id);
    if (hash === undefined) throw unknownId('image', id);
    const replacement = await findImage(trx, by);
    if (!replacement) throw badInput([{ path: 'by', message: 'There is no image with this ID' }]);
    await requireCollectedUses(trx);
    const path = new RegExp(`^${uploadsPath}/${hash}/\\S+$`);
    const change: Change = (draft) =>
      JSON.parse(JSON.stringify(draft), (name, value: unknown) =>
        // Leave prose that merely quotes the path alone.
        name !== 'text' && typeof value === 'string' && path.test(value) ? replacement.path : value,
      );
    const uses = await listUsesOfImage(trx, hash, noLimit);
    for await (const use of inSlices(uses)) {
      await updateByKind[use.kind]({ ...writer, db: trx }, use.id, change);
    }
    return { changed: uses.length };
  });
}
