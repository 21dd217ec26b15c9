/** Creates the dependencies shared by all routes, once per app. */
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Search } from '../search-index/open-search-engine.ts';
import { catalogueReads } from './catalogue/read/catalogue-reads.ts';
import { responseCache } from './catalogue/read/response-cache.ts';
import { contentPagePreviews } from './content/preview.ts';
import type { Deps } from './deps.ts';
import type { Network } from './http/outgoing/public-fetch.ts';
import { requestLimit } from './http/request-gate.ts';
import { undeclaredProxy } from './http/undeclared-proxy.ts';
import type { ImageStorage } from './image/storage/image-storage.ts';
import { cspReportLog } from './operation/csp-report/csp-report-log.ts';
import { readNotices } from './operation/notices.ts';
import { speedLog } from './operation/page-speed/speed-log.ts';
import { readiness } from './operation/readiness.ts';
import { pageCache } from './pages/page-cache.ts';
import { clickLog } from './partner/click/click-log.ts';
import { postbackReceiver } from './partner/conversion/postback-receiver.ts';
import { areLinksChecked } from './partner/link/are-links-checked.ts';
import { linkChecker } from './partner/link/link-checker.ts';
import { linkUserAgent } from './partner/link/nightly-link-check.ts';
import { adminGuard } from './people/admin-guard.ts';
import { passkeySigner } from './people/passkey/passkey-signer.ts';
import { securityAlerts } from './people/security-log/security-alerts.ts';
import type { Settings } from './settings.ts';
import { readSite, siteUrl } from './site/read-site.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';
import { accountActions } from './visitor/account/account-actions.ts';
import type { PasswordHashing } from './visitor/account/password-hashing.ts';
import { visitorBreaks } from './visitor/break/visitor-break.ts';
import { emailQueue } from './visitor/email/email-queue.ts';
import { visitorFollows } from './visitor/follow/follows.ts';
import { inquiryReceiver } from './visitor/inquiry.ts';
import { missedSearchLog } from './visitor/missed-search/missed-search-log.ts';
import { voteVersion } from './visitor/vote/refresh-votes.ts';
import { voteReceiver } from './visitor/vote/vote.ts';
import { webhookSender } from './webhook/webhook-sender.ts';

export type Parts = {
  settings: Settings;
  database: OpenDatabase;
  search: Search;
  imageStorage: ImageStorage;
  adminTokenHash: string;
  /** Signs visitors' cookies. */
  visitorSecret: () => string;
  passwordHashing: PasswordHashing;
  tracing?: Tracing | undefined;
  /** Used for requests to user-supplied URLs. */
  network: Network;
  /** Renders pages from the build, from the current sources, or not at all. */
  pages: 'built' | 'live' | 'none';
};

/** `app` is a function because the app is created after its dependencies. */
export function makeDeps(
  { settings, database, search, adminTokenHash, tracing = noTracing, ...parts }: Parts,
  app: () => FastifyInstance,
) {
  const limits = { db: database.db, secret: parts.visitorSecret };
  const guard = adminGuard({
    tokenHash: adminTokenHash,
    times: settings,
    limited: settings.RATE_LIMIT > 0,
    limits,
    sharesIp: undeclaredProxy(settings),
    onFailure: (error) => app().log.error({ err: error }, 'Token usage could not be saved'),
  });
  const missedSearches = missedSearchLog({
    db: database.db,
    timeZone: settings.SITE_TIMEZONE,
    keepDays: settings.KEEP_MISSED_SEARCHES_DAYS,
    onFailure: (error) => app().log.error({ err: error }, 'Missed searches could not be saved'),
  });
  const votes = voteVersion({
    db: database.db,
    version: database.version,
    onFailure: (error) => app().log.error({ err: error }, 'Votes could not be read'),
  });
  const ownUrl = () => siteUrl(app(), settings);
  const site = async () => (await readSite(app(), deps, defaultLanguage)).site;
  const previews = contentPagePreviews(limits);
  const reads = catalogueReads({
    database: { ...database, version: votes },
    search,
    missedSearches,
    previews,
    tracing,
  });
  const clicks = clickLog({
    db: database.db,
    timeZone: settings.SITE_TIMEZONE,
    linkedMarkets: (kind) => reads.markets.linkedMarkets(kind),
    onFailure: (error) => app().log.error({ err: error }, 'Clicks could not be saved'),
  });
  const emails = emailQueue({
    settings,
    limits,
    site,
    siteUrl: ownUrl,
    log: () => app().log,
  });
  const deps: Deps = {
    settings,
    database,
    search,
    // In development, a page requests every module separately.
    limit: requestLimit(parts.pages === 'live' ? 0 : settings.RATE_LIMIT, guard.passesLimits),
    guard,
    securityAlerts: securityAlerts({
      db: database.db,
      emails,
      settings,
      onFailure: (error) => app().log.error({ err: error }, 'Security alerts could not be checked'),
    }),
    passkeySigner: passkeySigner(parts.visitorSecret),
    imageStorage: parts.imageStorage,
    reads,
    previews,
    responseCache: responseCache(reads),
    pageCache: pageCache(votes, reads, { timeZone: settings.SITE_TIMEZONE }),
    emails,
    tracing,
    missedSearches,
    clicks,
    postbacks: postbackReceiver(limits, {
      clicks,
      timeZone: settings.SITE_TIMEZONE,
      limited: settings.RATE_LIMIT > 0,
    }),
    readNotices: (role) => readNotices(deps, role),
    readiness: readiness(),
    webhookSender: webhookSender({ database, network: parts.network, log: () => app().log }),
    linkChecker: linkChecker({
      isForbidden: settings.LINK_CHECK === 'off',
      isOn: () => areLinksChecked(database.db, settings),
      ownHost: settings.SITE_URL && parseUrl(settings.SITE_URL)?.hostname,
      limited: settings.RATE_LIMIT > 0,
      limits,
      network: parts.network,
      userAgent: async () => linkUserAgent({ name: (await site()).name, url: ownUrl() }),
    }),
    receiveInquiry: inquiryReceiver(limits, {
      activeMarkets: reads.markets.activeCodes,
      effectsFor: reads.markets.effectsFor,
      emails,
      limited: settings.RATE_LIMIT > 0,
    }),
    receiveVote: voteReceiver(limits, {
      timeZone: settings.SITE_TIMEZONE,
      limited: settings.RATE_LIMIT > 0,
      effectsFor: reads.markets.effectsFor,
    }),
    breaks: visitorBreaks({ ...limits, siteUrl: ownUrl }),
    cspReports: cspReportLog({
      db: database.db,
      onFailure: (error) => app().log.error({ err: error }, 'CSP reports could not be saved'),
    }),
    pageSpeed: speedLog({
      db: database.db,
      timeZone: settings.SITE_TIMEZONE,
      onFailure: (error) => app().log.error({ err: error }, 'Page speed could not be saved'),
    }),
    follows: visitorFollows({ db: database.db, secret: parts.visitorSecret, reads }),
    accounts: accountActions({
      db: database.db,
      settings,
      secret: parts.visitorSecret,
      passwordHashing: parts.passwordHashing,
      siteUrl: ownUrl,
      emails,
      log: () => app().log,
    }),
  };

  async function close() {
    deps.linkChecker.close();
    const logs = [missedSearches, clicks, votes, deps.cspReports, deps.pageSpeed];
    const closing = [emails, ...logs, deps.webhookSender, guard, deps.securityAlerts];
    await Promise.all(closing.map((part) => part.close()));
  }

  return { deps, votes, close };
}
