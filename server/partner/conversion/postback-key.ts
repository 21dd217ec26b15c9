/**
 * A key lets a partner's server report conversions of one product. The database stores only its hash, so the key is
 * shown once. Starts with the product's id, so that it is compared with a single hash, in constant time.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isId } from '#contract/id.ts';
import type { PostbackKey } from '#contract/partner/conversion.ts';
import {
  findPostbackKey,
  writePostbackKey,
} from '../../../db/repositories/partner/postback-key.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { recordEvent } from '../../caller/record-event.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import type { Writer } from '../../resource/resource.ts';

export async function readPostbackKey(
  db: Kysely<Database>,
  product_id: number,
): Promise<PostbackKey> {
  await productResource.get(db, product_id);
  const { created_at = null, created_by = null } = (await findPostbackKey(db, product_id)) ?? {};
  return { created_at, created_by };
}

export const renewPostbackKey = (writer: Writer, product_id: number) =>
  inTransaction(writer.db, async (trx) => {
    const { i18n } = await productResource.get(trx, product_id);
    const key = `${product_id}-${randomSecret()}`;
    const made = { created_at: new Date().toISOString(), created_by: writer.actor };
    await writePostbackKey(trx, { product_id, hash: hashOfToken(key), ...made });
    await recordEvent(trx, writer, { kind: 'postback_key', subject: i18n.en.name });
    return { ...made, key };
  });

/** No key hashes to this. */
const noHash = '';

/** Returns the id of the product that the key claims to belong to. */
export function productNamedIn(key: string): number | undefined {
  const id = Number(/^([1-9]\d{0,9})-[\w-]{43}$/.exec(key)?.[1]);
  return isId(id) ? id : undefined;
}

/** Returns the id of the key's product. */
export async function findProductOfKey(
  db: Kysely<Database>,
  key: string,
): Promise<number | undefined> {
  const id = productNamedIn(key);
  if (id === undefined) return undefined;
  const expected = Buffer.from((await findPostbackKey(db, id))?.hash ?? noHash);
  const given = Buffer.from(hashOfToken(key));
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : undefined;
}
