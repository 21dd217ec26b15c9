/**
 * Writes votes immediately, because the visitor waits for the answer and votes are few. Votes aren't catalogue writes:
 * refresh-votes.ts refreshes the pages.
 */

import type { MarketCode } from '#contract/site/market-code.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import type { PromoCodeVote, PromoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import { findOfferedCode } from '../../../db/repositories/catalogue/card/offered-promo-code.ts';
import { isCodeShown } from '../../../db/repositories/catalogue/card/promo-code-card.ts';
import {
  findShownVotes,
  insertOrUpdateVote,
} from '../../../db/repositories/visitor/promo-code-vote.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, notFound } from '../../errors.ts';
import { networkOf } from '../../http/ip-network.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import { dailySalt } from '../hash/daily-salt.ts';
import { isBot } from '../hash/is-bot.ts';
import { visitorHash } from '../hash/visitor-hash.ts';
import type { CountedVisitor } from '../hash/visitor-of.ts';

/** How many visitors per network can vote on a code per day. Lower than for clicks. */
const slotsPerNetwork = 8;
const tenMinutes = 10 * 60_000;

type Options = {
  timeZone: string;
  limited: boolean;
  effectsFor: (visitorMarket: MarketCode, itemMarket: MarketCode) => Promise<SubjectEffects>;
};

/**
 * Allows twenty votes per network in ten minutes. Bots get the same response as visitors, but their votes don't count.
 */
export function voteReceiver(limits: SharedLimits, { timeZone, limited, effectsFor }: Options) {
  const { db } = limits;
  const salt = dailySalt(db, timeZone);
  const sent = sharedRateLimit(limits, { name: 'votes', limit: 20, window: tenMinutes });

  return async (
    id: number,
    { code, worked }: PromoCodeVote,
    { market, ...visitor }: CountedVisitor & { market: MarketCode },
  ): Promise<PromoCodeVoteResult> => {
    const offered = await findOfferedCode(db, id);
    if (!offered) throw notFound();
    if (!(await isCodeShown(db, id, offered.market_code, market))) throw notFound();
    const { promo_codes, votes } = await effectsFor(market, offered.market_code);
    if (promo_codes !== 'show' || votes !== 'show') throw notFound();
    if (offered.code !== code) {
      throw new AppError('conflict', 'The code has changed. Reload the page.');
    }
    if (limited) await sent.admit(networkOf(visitor.ip));
    if (!isBot(visitor)) {
      const day = salt.dayOf(new Date());
      const subject = `vote ${id} ${code}`;
      const hash = visitorHash(await salt.of(day), subject, visitor, slotsPerNetwork);
      await inTransaction(db, (trx) =>
        insertOrUpdateVote(trx, { promo_code_id: id, code, day, hash, worked }),
      );
    }
    return { votes: (await findShownVotes(db, [id])).get(id) ?? null };
  };
}

export type VoteReceiver = ReturnType<typeof voteReceiver>;
