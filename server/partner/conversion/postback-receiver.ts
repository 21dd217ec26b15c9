import { setTimeout } from 'node:timers/promises';
import type { Conversion, PostbackTrial } from '#contract/partner/conversion.ts';
import { counter } from '../../../db/metrics/measure.ts';
import { AppError } from '../../errors.ts';
import { networkOf } from '../../http/ip-network.ts';
import type { SharedLimits } from '../../http/shared-rate-limit.ts';
import { wrongTokenLimit } from '../../people/wrong-token-limit.ts';
import { type ClickLog, writeInterval } from '../click/click-log.ts';
import { findProductOfKey } from './postback-key.ts';
import { logPostback, logRefusal, logWrongKey } from './postback-log.ts';
import { tryPostback } from './postback-trial.ts';
import { findKnownClicks, readConversion, recordConversion } from './record-conversion.ts';

const postbacks = counter({
  name: 'aceboard_postbacks_total',
  help: 'Partner postbacks, by outcome.',
  labels: ['outcome'],
});
const outcomes = {
  counted: postbacks.of('counted'),
  repeated: postbacks.of('repeated'),
  refused: postbacks.of('refused'),
  wrongKey: postbacks.of('wrong key'),
};

/** Waits for the other processes to write their pending clicks. */
const otherProcesses = () => setTimeout(1.5 * writeInterval);

type Options = { clicks: ClickLog; timeZone: string; limited: boolean };

export function postbackReceiver(limits: SharedLimits, { clicks, timeZone, limited }: Options) {
  const { db } = limits;
  const wrongKeys = wrongTokenLimit(limits, 'wrong postback keys');

  async function read(product_id: number, given: Conversion) {
    const find = () => findKnownClicks(db, product_id, { ids: [given.click], timeZone });
    let known = await find();
    // The click may still be pending in this process, or in another one.
    for (const wait of [clicks.write, otherProcesses]) {
      if (known.clicks.size > 0) break;
      await wait();
      known = await find();
    }
    return readConversion(given, known);
  }

  return {
    /**
     * Returns the id of the key's product. The limit on wrong keys doesn't apply to valid ones, because many partners
     * may share a hosting network, and a refused conversion may never be sent again. Keys are too long to guess.
     */
    async admit(ip: string, key: string): Promise<number> {
      const product_id = await findProductOfKey(db, key);
      if (product_id !== undefined) return product_id;
      outcomes.wrongKey.value += 1;
      if (limited) {
        const network = networkOf(ip);
        const wait = await wrongKeys.retryAfter(network);
        if (wait > 0) throw wrongKeys.refusal(wait);
        await wrongKeys.admit(network);
      }
      await logWrongKey(db, key);
      throw new AppError('unauthorized', 'The key in this URL is wrong or has been replaced.');
    },

    /** A dry run checks everything, but counts nothing. */
    async receive(product_id: number, given: Conversion, { dryRun }: { dryRun: boolean }) {
      try {
        const conversion = await read(product_id, given);
        if (dryRun) return { counted: false };
        const receipt = await recordConversion(db, conversion);
        const outcome = receipt.counted ? 'counted' : 'repeated';
        outcomes[outcome].value += 1;
        await logPostback(db, conversion, outcome);
        return receipt;
      } catch (error) {
        if (error instanceof AppError) outcomes.refused.value += 1;
        throw error;
      }
    },

    /** Shows editors why a partner's postback was refused. */
    logRefusal: (product_id: number, error: AppError) => logRefusal(db, product_id, error),

    check: (product_id: number, trial: PostbackTrial) =>
      tryPostback(db, product_id, trial, { read, timeZone }),
  };
}

export type PostbackReceiver = ReturnType<typeof postbackReceiver>;
