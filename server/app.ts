import type { Server } from 'node:http';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
  type RawRequestDefaultExpression,
} from 'fastify';
import type { CatalogueVersion } from '../db/engine.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Search } from '../search-index/open-search.ts';
import { accountActions } from './account/account-actions.ts';
import type { PasswordHashing } from './account/password-hashing.ts';
import { adminGuard } from './admin-access/admin-guard.ts';
import { catalogueReads } from './catalogue/catalogue-reads.ts';
import { clickLog } from './click/click-log.ts';
import { goRoute } from './click/go-route.ts';
import type { Deps } from './deps.ts';
import { limitPipelines } from './http/connection/pipeline-limit.ts';
import { keepPipelineOrder } from './http/connection/pipeline-order.ts';
import { cutSlowReaders } from './http/connection/slow-reader.ts';
import { sendExpectationProblem, sendProblem, sendSocketProblem } from './http/error-response.ts';
import { acceptJson, visitorBodyLimit } from './http/json-body.ts';
import { logOptions } from './http/log/log-line.ts';
import { answerRequestId, requestIdHeader, requestIds } from './http/log/request-id.ts';
import { logRequests } from './http/log/request-log.ts';
import { trackRoutes, unknownPath } from './http/not-found.ts';
import type { Network } from './http/outgoing/public-fetch.ts';
import { requestGate, requestLimit } from './http/request-gate.ts';
import { responseCache } from './http/response-cache.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { cleanUpRateLimits } from './http/shared-rate-limit.ts';
import { undeclaredProxy } from './http/undeclared-proxy.ts';
import { inquiryReceiver } from './inquiry/inquiry.ts';
import { lastWork } from './last-work.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { countRequest, countRequests } from './metrics/request-count.ts';
import { missedSearchLog } from './missed-search/missed-search-log.ts';
import { nightlyJobs } from './nightly/job-list.ts';
import { runNightly } from './nightly/run-nightly.ts';
import { readNotices } from './notice/notices.ts';
import { onlineRoute } from './online/online-route.ts';
import { siteFiles } from './pages/files/site-files.ts';
import { pageCache } from './pages/page-cache.ts';
import { pages } from './pages/page-route.ts';
import { decodableUrl } from './pages/page-url.ts';
import { readiness } from './readiness.ts';
import { accountRoutes } from './rest/account/account.ts';
import { accountSecurityRoutes } from './rest/account/account-security.ts';
import { adminRoutes } from './rest/admin/admin.ts';
import { describedRoutes, openApiRoutes } from './rest/openapi/openapi-route.ts';
import { clickRoute } from './rest/public/click.ts';
import { healthRoute } from './rest/public/health.ts';
import { publicRoutes } from './rest/public/public.ts';
import { savedItemRoute } from './rest/public/saved-item.ts';
import { serializerCompiler, validatorCompiler } from './rest/request-schema.ts';
import type { Settings } from './settings.ts';
import { siteOf } from './site-from-settings.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';
import { trpcRoutes } from './trpc/http.ts';
import type { ImageStorage } from './uploads/image-storage.ts';
import { uploads } from './uploads/serve-uploads.ts';
import { webhookSender } from './webhook/webhook-sender.ts';

type AppOptions = {
  settings: Settings;
  database: OpenDatabase;
  search: Search;
  imageStorage: ImageStorage;
  adminTokenHash: string;
  /** It signs the cookies of visitors. */
  visitorSecret: () => string;
  passwordHashing: PasswordHashing;
  tracing?: Tracing;
  /** Requests to URLs that owners typed go there. */
  network: Network;
  /** Pages are rendered by what was built, by the sources as they are now, or not at all. */
  pages: 'built' | 'live' | 'none';
};

/** The app is the whole server without its port, and tests use this same app. */
export async function buildApp({
  settings,
  database,
  search,
  adminTokenHash,
  tracing = noTracing,
  ...parts
}: AppOptions) {
  const limits = { db: database.db, secret: parts.visitorSecret };
  const guard = adminGuard({
    tokenHash: adminTokenHash,
    limited: settings.RATE_LIMIT > 0,
    limits,
    sharesIp: undeclaredProxy(settings),
    onFailure: (error) => app.log.error({ err: error }, 'The use of a token was not written'),
  });
  const missedSearches = missedSearchLog({
    db: database.db,
    timeZone: settings.SITE_TIMEZONE,
    keepDays: settings.KEEP_MISSED_SEARCHES_DAYS,
    onFailure: (error) => app.log.error({ err: error }, 'Missed searches were not written'),
  });
  const clicks = clickLog({
    db: database.db,
    timeZone: settings.SITE_TIMEZONE,
    onFailure: (error) => app.log.error({ err: error }, 'Clicks were not written'),
  });
  const reads = catalogueReads({ database, search, missedSearches, tracing });
  const deps: Deps = {
    settings,
    database,
    search,
    // In development a page makes a request for every module.
    limit: requestLimit(parts.pages === 'live' ? 0 : settings.RATE_LIMIT, guard.passesLimits),
    guard,
    imageStorage: parts.imageStorage,
    reads,
    responseCache: responseCache(reads),
    pageCache: pageCache(database.version, reads),
    tracing,
    missedSearches,
    clicks,
    readNotices: () => readNotices(deps),
    readiness: readiness(),
    webhookSender: webhookSender({ database, network: parts.network, log: () => app.log }),
    receiveInquiry: inquiryReceiver(limits, {
      activeMarkets: reads.markets.activeCodes,
      limited: settings.RATE_LIMIT > 0,
    }),
    accounts: accountActions({
      db: database.db,
      settings,
      secret: parts.visitorSecret,
      passwordHashing: parts.passwordHashing,
      siteUrl: () => siteOf(app, deps).url,
      log: () => app.log,
    }),
  };

  const { watch, refusal } = requestGate(deps);

  const app = Fastify({
    ...serverOptions(settings),
    ...(parts.pages !== 'none' && { rewriteUrl: rewriteUrl }),
    frameworkErrors: async (error, request, reply) => {
      reply.header(requestIdHeader, request.id);
      sendProblem(await refusal(request, error), request, reply);
      countRequest(request, reply, 'unreadable');
    },
  });
  app.server.on('checkExpectation', sendExpectationProblem);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(unknownPath);
  acceptJson(app, visitorBodyLimit);
  trackRoutes(app);
  answerRequestId(app);
  tracing.watch(app);
  limitPipelines(app);
  keepPipelineOrder(app);
  watch(app);
  followVersion(app, database.version);
  deps.responseCache.serve(app);
  addSecurityHeaders(app, settings);
  cutSlowReaders(app.server);
  logRequests(app, settings.LOG_LEVEL);
  countRequests(app);
  app.decorate('accounts', deps.accounts);
  app.decorate('readiness', deps.readiness);
  app.decorate('webhookSender', deps.webhookSender);
  app.decorate('clicks', clicks);
  const stops: (() => void | Promise<void>)[] = [];
  app.addHook('onListen', async () => {
    const { db } = database;
    deps.webhookSender.start();
    const nightly = { db, log: app.log, timeZone: settings.SITE_TIMEZONE, jobs: nightlyJobs(deps) };
    stops.push(runNightly(nightly), cleanUpRateLimits(db, app.log));
  });
  app.addHook('preClose', async () => {
    const { accounts, missedSearches, clicks, webhookSender } = deps;
    const work = [
      accounts.close(),
      missedSearches.close(),
      clicks.close(),
      webhookSender.close(),
      guard.close(),
      ...stops.map((stop) => stop()),
    ];
    await lastWork(Promise.all(work));
  });

  const described = describedRoutes(app);
  await app.register(publicRoutes, { prefix: '/api', ...deps });
  await app.register(healthRoute, { prefix: '/api', ...deps });
  await app.register(onlineRoute, { prefix: '/api', ...deps });
  await app.register(openApiRoutes, { prefix: '/api', described, ...deps });
  await app.register(clickRoute, { prefix: '/api', ...deps });
  await app.register(savedItemRoute, { prefix: '/api', ...deps });
  await app.register(accountRoutes, { prefix: '/api', ...deps });
  await app.register(accountSecurityRoutes, { prefix: '/api', ...deps });
  await app.register(adminRoutes, { prefix: '/api/admin', ...deps });
  await app.register(uploads, deps);
  await app.register(trpcRoutes, deps);
  await app.register(siteFiles, deps);
  await app.register(metricsRoute, deps);
  if (parts.pages === 'none') await app.register(goRoute, deps);
  else await app.register(pages, { dev: parts.pages === 'live', ...deps });
  return app;
}

/** Results are stored by version, so a request waits where the version has to be asked for. */
function followVersion(app: FastifyInstance, version: CatalogueVersion) {
  app.addHook('onRequest', (_request, _reply, done) => {
    const asked = version.refresh();
    if (asked) asked.then(() => done(), done);
    else done();
  });
}

const rewriteUrl = ({ url = '', headers }: RawRequestDefaultExpression) =>
  decodableUrl(url, headers.accept);

function unused(): never {
  throw new Error('Every schema has a compiler of its own.');
}

const serverOptions = (settings: Settings): FastifyHttpOptions<Server> => ({
  logger: logOptions(settings),
  genReqId: requestIds(settings),
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: settings.TRUST_PROXY,
  bodyLimit: visitorBodyLimit,
  // A batch of tRPC names all of its calls in one segment of the path.
  routerOptions: { maxParamLength: 10_000 },
  // Fastify would load its own compilers at the start, and zod takes their place.
  schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  // A busy machine or a slow disk delays a start, and does not end it.
  pluginTimeout: 0,
  requestTimeout: 60_000,
  // The app itself refuses a request without a host, in the words of its other errors.
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    requireHostHeader: false,
  },
  clientErrorHandler: sendSocketProblem,
});
