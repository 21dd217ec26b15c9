/** Opens the rooms of the server, one after the other, for the dependencies shared by all routes. Runs once per app. */
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import { timeOf } from '../db/engine.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Search } from '../search-index/open-search-engine.ts';
import { openAgents } from './agent/open-agents.ts';
import { catalogueReads } from './catalogue/read/catalogue-reads.ts';
import { responseCache } from './catalogue/read/response-cache.ts';
import { contentPagePreviews } from './content/preview.ts';
import { proposableByKind } from './contents/proposable-by-kind.ts';
import type { Deps, RoomParts } from './deps.ts';
import { effects } from './effect/effects.ts';
import type { Network } from './http/outgoing/public-fetch.ts';
import { requestLimit } from './http/request-gate.ts';
import type { ImageStorage } from './image/storage/image-storage.ts';
import { openMoney } from './money/open-money.ts';
import { importRunner } from './move-in/run/import-runner.ts';
import { readNotices } from './operation/notices.ts';
import { openOperation } from './operation/open-operation.ts';
import { pageCache } from './pages/page-cache.ts';
import { pageLoads } from './pages/page-loads.ts';
import type { Load } from './pages/render/renderer.ts';
import { findReportSetting } from './partner/monthly-report/report-setting.ts';
import { openPartner } from './partner/open-partner.ts';
import { openPeople } from './people/open-people.ts';
import type { PreviewBar } from './preview/preview-bar.ts';
import { type PreviewedReleases, releasePreviews } from './preview/release-previews.ts';
import { openReleases } from './release/open-releases.ts';
import { previewedReleases } from './release/preview-release.ts';
import type { Settings } from './settings.ts';
import { readSite, siteUrl } from './site/read-site.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';
import type { PasswordHashing } from './visitor/account/password-hashing.ts';
import { emailQueue } from './visitor/email/email-queue.ts';
import { openVisitor, openVisitorLogs } from './visitor/open-visitor.ts';
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
  /** Makes previews of releases. */
  releases?: PreviewedReleases | undefined;
  /** Set in the app of a preview, which only reads. */
  preview?: { bar: PreviewBar };
};

type BuildApp = (parts: Parts) => Promise<{ app: FastifyInstance }>;

/** `app` is a function because the app is created after its dependencies. */
export function makeDeps(given: Parts, app: () => FastifyInstance, build: BuildApp) {
  const { settings, database, search, adminTokenHash, tracing = noTracing } = given;
  const { releases = previewedReleases(proposableByKind) } = given;
  const parts: RoomParts = {
    settings,
    database,
    limits: { db: database.db, secret: given.visitorSecret },
    network: given.network,
    site: async () => (await readSite(app(), deps, defaultLanguage)).site,
    siteUrl: () => siteUrl(app(), settings),
    log: () => app().log,
    logAs: (sentence) => (error) => app().log.error({ err: error }, sentence),
  };
  const { missedSearches, votes } = openVisitorLogs(parts);
  const previews = contentPagePreviews(parts.limits);
  const reads = catalogueReads({
    database: { ...database, version: votes },
    search,
    missedSearches,
    previews,
    tracing,
  });
  const emails = emailQueue(parts);
  const people = openPeople(parts, { adminTokenHash, emails });
  const visitor = openVisitor(parts, { emails, passwordHashing: given.passwordHashing, reads });
  const partner = openPartner(parts, { reads });
  const operation = openOperation(parts);
  const publisher = openReleases(parts, {
    emails,
    proposables: proposableByKind,
    findLanguage: async () => (await findReportSetting(database.db))?.language,
  });
  const sender = webhookSender(parts);
  const imports = importRunner(parts);
  const money = openMoney(parts);
  const agents = openAgents(parts);
  const previewing =
    releases && !given.preview
      ? releasePreviews({
          settings,
          db: database.db,
          secret: given.visitorSecret,
          build: (changed) => build({ ...given, ...changed, tracing: undefined }),
          releases,
          siteUrl: parts.siteUrl,
          log: parts.log,
        })
      : undefined;
  /** Set once the pages are opened, which happens after the dependencies. */
  const pageLoading: { load?: Load } = {};
  const loadPages = pageLoads({ settings, app, load: () => pageLoading.load });
  const deps: Deps = {
    settings,
    database,
    search,
    tracing,
    imageStorage: given.imageStorage,
    imports,
    money,
    agents,
    reads,
    previews,
    effects: given.preview
      ? undefined
      : effects({
          ...{ settings, database, search, missedSearches, previews, loadPages },
          proposables: proposableByKind,
        }),
    releasePreviews: previewing,
    previewBar: given.preview?.bar,
    missedSearches,
    emails,
    ...people,
    ...visitor,
    ...partner,
    ...operation,
    webhookSender: sender,
    releasePublisher: publisher,
    // In development, requests aren't limited, because a page requests every module separately.
    limit: requestLimit(
      given.pages === 'live' ? 0 : settings.RATE_LIMIT,
      people.guard.passesLimits,
    ),
    responseCache: responseCache(reads),
    pageCache: pageCache(votes, reads, {
      timeZone: settings.SITE_TIMEZONE,
      now: () => timeOf(database.db),
    }),
    readNotices: (reader) => readNotices(deps, reader),
  };

  async function close() {
    partner.linkChecker.close();
    await previewing?.close();
    const logs = [missedSearches, partner.clicks, votes, operation.cspReports, operation.pageSpeed];
    const closing = [
      emails,
      ...logs,
      sender,
      publisher,
      imports,
      people.guard,
      people.grants,
      people.securityAlerts,
    ];
    await Promise.all(closing.map((part) => part.close()));
  }

  return { deps, votes, close, pageLoading };
}
