/** Logs recent postbacks for editors. A postback is answered even if logging it fails. */
import type { Kysely } from 'kysely';
import { type LoggedPostback, moneyText } from '#contract/partner/conversion.ts';
import type { PostbackOutcome } from '#contract/partner/conversion-event.ts';
import { counter } from '../../../db/metrics/measure.ts';
import {
  insertPostback,
  listPostbacks,
  type NewPostback,
  type StoredPostback,
} from '../../../db/repositories/partner/postback.ts';
import { findPostbackKey } from '../../../db/repositories/partner/postback-key.ts';
import type { Database } from '../../../db/tables.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { type AppError, errorKinds, type FieldError } from '../../errors.ts';
import { productNamedIn } from './postback-key.ts';
import type { ReadConversion } from './record-conversion.ts';

const maxErrors = 5;

const nothingRead = { event: null, amount: null, currency: null, errors: null };

const notLogged = counter({
  name: 'aceboard_unlogged_postbacks_total',
  help: 'Postbacks that were answered but are missing from the log in the admin.',
}).of();

const log = (db: Kysely<Database>, postback: Omit<NewPostback, 'at'>) =>
  insertPostback(db, { ...postback, at: new Date().toISOString() }).catch(() => {
    notLogged.value += 1;
  });

export const logPostback = (
  db: Kysely<Database>,
  { count: { product_id, event, currency, amount } }: ReadConversion,
  outcome: PostbackOutcome,
) => log(db, { ...nothingRead, product_id, outcome, event, currency, amount });

/** Internal errors are only in the server's log. */
export async function logRefusal(
  db: Kysely<Database>,
  product_id: number,
  { code, message, errors = [{ path: '', message }] }: AppError,
): Promise<void> {
  if (errorKinds[code].status >= 500) return;
  const shown = JSON.stringify(errors.slice(0, maxErrors));
  await log(db, { ...nothingRead, product_id, outcome: 'refused', errors: shown });
}

export async function logWrongKey(db: Kysely<Database>, key: string): Promise<void> {
  const product_id = productNamedIn(key);
  if (product_id === undefined || !(await findPostbackKey(db, product_id))) return;
  await log(db, { ...nothingRead, product_id, outcome: 'wrong key' });
}

export const loggedPostbackOf = (stored: StoredPostback): LoggedPostback => ({
  id: stored.id,
  at: stored.at,
  outcome: stored.outcome,
  event: stored.event,
  money: stored.amount && stored.currency ? moneyText(stored.amount, stored.currency) : null,
  errors: stored.errors === null ? [] : (JSON.parse(stored.errors) as FieldError[]),
});

export async function readPostbacks(db: Kysely<Database>, product_id: number) {
  await productResource.get(db, product_id);
  return { items: (await listPostbacks(db, product_id)).map(loggedPostbackOf) };
}
