import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { InquiryDraft } from '#contract/visitor/inquiry.ts';
import type { Database } from '../../db/tables.ts';
import type { Search } from '../../search-index/open-search.ts';
import type { Administrator } from '../admin-access/admin-guard.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { InquiryReceiver } from '../inquiry/inquiry.ts';
import type { MissedSearchLog } from '../missed-search/missed-search-log.ts';
import { countEachCall, type RunInOrder } from './batch-limit.ts';

export type Context = {
  db: Kysely<Database>;
  search: Search;
  missedSearches: MissedSearchLog;
  /** Returns the administrator, and throws when the request has none. */
  administrator: () => Administrator;
  receiveInquiry: (draft: InquiryDraft) => ReturnType<InquiryReceiver>;
  /** Runs a call after the earlier calls of its request. */
  runInOrder: RunInOrder;
};

/** A page rendered on the server is rendered for a visitor. */
export const visitorContext = ({ database, search, missedSearches }: Deps): Context => ({
  db: database.db,
  search,
  missedSearches,
  administrator: () => {
    throw new AppError('unauthorized', 'Pages are rendered without the admin token.');
  },
  receiveInquiry: () => {
    throw new AppError('internal', 'A page that is rendered sends nothing.');
  },
  runInOrder: (work) => work(),
});

/** The token is checked once for all calls of a request. */
export function requestContext(
  { database, search, missedSearches, guard, limit, receiveInquiry }: Deps,
  request: FastifyRequest,
): Context {
  let checked: (() => Administrator) | undefined;
  return {
    db: database.db,
    search,
    missedSearches,
    administrator: () => {
      checked ??= outcomeOf(() => guard.check(request));
      return checked();
    },
    receiveInquiry: (draft) => receiveInquiry(request.ip, draft),
    runInOrder: countEachCall(() => limit(request)),
  };
}

function outcomeOf<Result>(work: () => Result): () => Result {
  try {
    const result = work();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
