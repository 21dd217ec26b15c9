import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { RoomParts } from '../deps.ts';
import { accountActions } from './account/account-actions.ts';
import type { PasswordHashing } from './account/password-hashing.ts';
import { visitorBreaks } from './break/visitor-break.ts';
import type { EmailQueue } from './email/email-queue.ts';
import { visitorFollows } from './follow/follows.ts';
import { inquiryReceiver } from './inquiry.ts';
import { missedSearchLog } from './missed-search/missed-search-log.ts';
import { voteVersion } from './vote/refresh-votes.ts';
import { voteReceiver } from './vote/vote.ts';

/** Opened before the catalogue, whose reads record missed searches and show votes. */
export function openVisitorLogs({ settings, database: { db, version }, logAs }: RoomParts) {
  const missedSearches = missedSearchLog({
    db,
    timeZone: settings.SITE_TIMEZONE,
    keepDays: settings.KEEP_MISSED_SEARCHES_DAYS,
    onFailure: logAs('Missed searches could not be saved'),
  });
  const votes = voteVersion({ db, version, onFailure: logAs('Votes could not be read') });
  return { missedSearches, votes };
}

type Options = { emails: EmailQueue; passwordHashing: PasswordHashing; reads: CatalogueReads };

export function openVisitor(
  { settings, limits, siteUrl }: RoomParts,
  { emails, passwordHashing, reads }: Options,
) {
  const limited = settings.RATE_LIMIT > 0;
  const { activeCodes: activeMarkets, effectsFor } = reads.markets;
  return {
    receiveInquiry: inquiryReceiver(limits, { activeMarkets, effectsFor, emails, limited }),
    receiveVote: voteReceiver(limits, { timeZone: settings.SITE_TIMEZONE, limited, effectsFor }),
    breaks: visitorBreaks({ ...limits, siteUrl }),
    follows: visitorFollows({ ...limits, reads }),
    accounts: accountActions({ ...limits, settings, passwordHashing, siteUrl, emails }),
  };
}
