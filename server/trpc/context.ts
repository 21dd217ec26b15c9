import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Notice } from '#contract/operation/notice.ts';
import type { InquiryDraft } from '#contract/visitor/inquiry.ts';
import type { Database } from '../../db/tables.ts';
import type { Search } from '../../search-index/open-search-engine.ts';
import {
  dataOf,
  type ReadCall,
  readCall,
  type StoredRead,
} from '../catalogue/read/catalogue-reads.ts';
import type { ReadInput, ReadName, ReadOutput } from '../catalogue/read/read-schemas.ts';
import type { Previews } from '../content/preview.ts';
import type { Deps } from '../deps.ts';
import type { ImageStorage } from '../image/storage/image-storage.ts';
import type { ClickLog } from '../partner/click/click-log.ts';
import type { LinkChecker } from '../partner/link/link-checker.ts';
import type { Administrator } from '../people/admin-guard.ts';
import type { Settings } from '../settings.ts';
import type { InquiryReceiver } from '../visitor/inquiry.ts';
import type { MissedSearchLog } from '../visitor/missed-search/missed-search-log.ts';
import type { WebhookSender } from '../webhook/webhook-sender.ts';
import { countEachCall, type RunInOrder } from './batch-limit.ts';

export type Context = {
  request: FastifyRequest;
  settings: Settings;
  db: Kysely<Database>;
  search: Search;
  missedSearches: MissedSearchLog;
  clicks: ClickLog;
  previews: Previews;
  readNotices: () => Promise<Notice[]>;
  webhookSender: WebhookSender;
  linkChecker: LinkChecker;
  imageStorage: ImageStorage;
  /** Reads what anyone may read, and keeps it as `shared`. */
  read: <Name extends ReadName>(name: Name, input: ReadInput<Name>) => Promise<ReadOutput<Name>>;
  shared: { call: ReadCall; stored: StoredRead } | undefined;
  /** Returns the administrator, and throws when the request has none. */
  administrator: () => Promise<Administrator>;
  receiveInquiry: (draft: InquiryDraft) => ReturnType<InquiryReceiver>;
  /** Runs a call after the earlier calls of its request. */
  runInOrder: RunInOrder;
};

/** The token is checked once for all calls of a request. */
export function requestContext(
  { database, search, missedSearches, webhookSender, guard, limit, receiveInquiry, ...deps }: Deps,
  request: FastifyRequest,
): Context {
  let checked: Promise<Administrator> | undefined;
  let shared: Context['shared'];
  return {
    request,
    settings: deps.settings,
    db: database.db,
    search,
    missedSearches,
    clicks: deps.clicks,
    previews: deps.previews,
    readNotices: deps.readNotices,
    webhookSender,
    linkChecker: deps.linkChecker,
    imageStorage: deps.imageStorage,
    get shared() {
      return shared;
    },
    async read(name, input) {
      const call = readCall(name, input);
      const stored = await deps.reads.get(call);
      if (!stored.isPrivate) shared = { call, stored };
      return dataOf(name, stored);
    },
    administrator: () => {
      checked ??= guard.check(request);
      return checked;
    },
    receiveInquiry: (draft) => receiveInquiry(request.ip, draft),
    runInOrder: countEachCall(() => limit(request)),
  };
}
