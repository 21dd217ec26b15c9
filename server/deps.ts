/**
 * Dependencies shared by all routes. Imports only types, from files that don't import this one, to avoid import cycles.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Notice } from '#contract/operation/notice.ts';
import type { Site } from '#contract/site/site.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Search } from '../search-index/open-search-engine.ts';
import type { Agents } from './agent/agents.ts';
import type { Administrator } from './caller/administrator.ts';
import type { Permission } from './caller/require-permission.ts';
import type { CatalogueReads } from './catalogue/read/catalogue-reads.ts';
import type { ResponseCache } from './catalogue/read/response-cache.ts';
import type { Previews } from './content/preview.ts';
import type { Effects } from './effect/effects.ts';
import type { Network } from './http/outgoing/public-fetch.ts';
import type { RequestLimit } from './http/request-gate.ts';
import type { SharedLimits } from './http/shared-rate-limit.ts';
import type { ImageStorage } from './image/storage/image-storage.ts';
import type { Money } from './money/money.ts';
import type { ImportRunner } from './move-in/run/import-runner.ts';
import type { CspReportLog } from './operation/csp-report/csp-report-log.ts';
import type { SpeedLog } from './operation/page-speed/speed-log.ts';
import type { Readiness } from './operation/readiness.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { ClickLog } from './partner/click/click-log.ts';
import type { PostbackReceiver } from './partner/conversion/postback-receiver.ts';
import type { LinkChecker } from './partner/link/link-checker.ts';
import type { AdminGuard } from './people/admin-guard.ts';
import type { AgentGrants } from './people/grant/open-grants.ts';
import type { PasskeySigner } from './people/passkey/passkey-signer.ts';
import type { SecurityAlerts } from './people/security-log/security-alerts.ts';
import type { PreviewBar } from './preview/preview-bar.ts';
import type { ReleasePreviews } from './preview/release-previews.ts';
import type { ReleasePublisher } from './release/release-publisher.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Accounts } from './visitor/account/account-actions.ts';
import type { VisitorBreaks } from './visitor/break/visitor-break.ts';
import type { EmailQueue } from './visitor/email/email-queue.ts';
import type { Follows } from './visitor/follow/follows.ts';
import type { InquiryReceiver } from './visitor/inquiry.ts';
import type { MissedSearchLog } from './visitor/missed-search/missed-search-log.ts';
import type { VoteReceiver } from './visitor/vote/vote.ts';
import type { WebhookSender } from './webhook/webhook-sender.ts';

/** The dependencies that each room of the server is opened with. */
export type RoomParts = {
  settings: Settings;
  database: OpenDatabase;
  limits: SharedLimits;
  /** Used for requests to user-supplied URLs. */
  network: Network;
  site: () => Promise<Site>;
  siteUrl: () => string;
  log: () => FastifyBaseLogger;
  /** Returns a function that logs an error with this message. */
  logAs: (sentence: string) => (error: unknown) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    methodsOf(path: string): string[];
  }
  interface FastifyRequest {
    administrator: Administrator;
  }
  interface FastifyContextConfig {
    /** The permission an admin call requires, if it differs from the method's default. */
    permission?: Permission;
  }
}

export type Deps = {
  settings: Settings;
  database: OpenDatabase;
  search: Search;
  limit: RequestLimit;
  guard: AdminGuard;
  grants: AgentGrants;
  securityAlerts: SecurityAlerts;
  passkeySigner: PasskeySigner;
  releasePublisher: ReleasePublisher;
  reads: CatalogueReads;
  previews: Previews;
  /** Undefined in the app of a preview. */
  releasePreviews: ReleasePreviews | undefined;
  /** Undefined in the app of a preview. */
  effects: Effects | undefined;
  /** Only in the app of a preview. */
  previewBar: PreviewBar | undefined;
  responseCache: ResponseCache;
  pageCache: PageCache;
  missedSearches: MissedSearchLog;
  clicks: ClickLog;
  postbacks: PostbackReceiver;
  readNotices: (reader: Pick<Administrator, 'role' | 'rights'>) => Promise<Notice[]>;
  receiveInquiry: InquiryReceiver;
  receiveVote: VoteReceiver;
  accounts: Accounts;
  emails: EmailQueue;
  readiness: Readiness;
  imageStorage: ImageStorage;
  imports: ImportRunner;
  money: Money;
  agents: Agents;
  tracing: Tracing;
  webhookSender: WebhookSender;
  linkChecker: LinkChecker;
  breaks: VisitorBreaks;
  follows: Follows;
  cspReports: CspReportLog;
  pageSpeed: SpeedLog;
};
