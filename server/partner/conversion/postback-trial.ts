/** Lets editors check how a postback would be handled, without counting it. */
import type { Kysely } from 'kysely';
import {
  type Conversion,
  conversion,
  moneyText,
  type PostbackTrial,
  type PostbackTrialResult,
} from '#contract/partner/conversion.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { findLatestClick } from '../../../db/repositories/partner/click.ts';
import { listConversions } from '../../../db/repositories/partner/conversion.ts';
import type { Database } from '../../../db/tables.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { AppError, badInput, fieldErrors } from '../../errors.ts';
import { findProductOfKey } from './postback-key.ts';
import { differenceFrom, type ReadConversion } from './record-conversion.ts';

/** There is no index of clicks by product, so only the latest ones are searched. */
const latestDays = 1;

type Reader = {
  read: (product_id: number, given: Conversion) => Promise<ReadConversion>;
  timeZone: string;
};

export async function tryPostback(
  db: Kysely<Database>,
  product_id: number,
  { url }: PostbackTrial,
  reader: Reader,
): Promise<PostbackTrialResult> {
  await productResource.get(db, product_id);
  try {
    return { ...(await readTrial(db, product_id, url.trim(), reader)), errors: [] };
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    return { event: null, money: null, is_repeated: false, errors: error.errors };
  }
}

async function readTrial(
  db: Kysely<Database>,
  product_id: number,
  url: string,
  { read, timeZone }: Reader,
) {
  if (url !== '') await requireOwnKey(db, product_id, url);
  const given = url === '' ? await signupOf(db, product_id, timeZone) : parametersOf(url);
  const checked = conversion.safeParse(given);
  if (!checked.success) throw badInput(fieldErrors(checked.error.issues));
  const { stored } = await read(product_id, checked.data);
  const [before] = await listConversions(db, product_id, [stored.hash]);
  const difference = before && differenceFrom(stored, before);
  if (difference) throw badInput([{ path: 'amount', message: difference }]);
  return {
    event: checked.data.event,
    money: stored.amount === 0 ? null : moneyText(stored.amount, stored.currency),
    is_repeated: before !== undefined,
  };
}

const parametersOf = (url: string) =>
  Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)));

/** Accepts the placeholder that the admin shows instead of the key, and a URL without the key. */
async function requireOwnKey(db: Kysely<Database>, product_id: number, url: string) {
  const key = /\/postback\/([^/?#]*)/.exec(url)?.[1];
  if (key === undefined || key === 'KEY') return;
  if ((await findProductOfKey(db, key)) === product_id) return;
  throw badInput([{ path: 'url', message: 'The key in this URL is wrong or has been replaced' }]);
}

async function signupOf(db: Kysely<Database>, product_id: number, timeZone: string) {
  const today = localDay(timeZone, new Date());
  const latest = await findLatestClick(db, product_id, dayBefore(today, latestDays));
  if (latest) return { click: latest.id, event: 'signup' };
  const message =
    'No one has followed a link to this partner since yesterday; follow one, then try again';
  throw badInput([{ path: 'click', message }]);
}
