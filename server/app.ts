import type { Server } from 'node:http';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
  type RawRequestDefaultExpression,
} from 'fastify';
import type { CatalogueVersion } from '../db/engine.ts';
import { agentRoutes } from './agent/agent-routes.ts';
import type { Deps } from './deps.ts';
import { bodyLimits } from './http/body-limit.ts';
import { endConnectionsOnClose } from './http/connection/end-connections.ts';
import { limitPipelines } from './http/connection/pipeline-limit.ts';
import { keepPipelineOrder } from './http/connection/pipeline-order.ts';
import { cutSlowReaders } from './http/connection/slow-reader.ts';
import { unreadableRequests } from './http/connection/unreadable-request.ts';
import { sendProblem } from './http/error-response.ts';
import { cleanForwardedFor } from './http/forwarded-for.ts';
import { acceptJson } from './http/json-body.ts';
import { logOptions } from './http/log/log-line.ts';
import { answerRequestId, requestIdHeader, requestIds } from './http/log/request-id.ts';
import { logRequests } from './http/log/request-log.ts';
import { requestGate } from './http/request-gate.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { cleanUpRateLimits } from './http/shared-rate-limit.ts';
import { trackRoutes, unknownPath } from './http/unknown-path.ts';
import { uploads } from './image/upload/serve-uploads.ts';
import { makeDeps, type Parts } from './make-deps.ts';
import { metricsRoute } from './operation/metrics/metrics-route.ts';
import { countRequest, countRequests } from './operation/metrics/request-count.ts';
import { nightlyJobs } from './operation/nightly/job-list.ts';
import { scheduleNightlyJobs } from './operation/nightly/nightly-schedule.ts';
import { siteFiles } from './pages/files/site-files.ts';
import { speculationRulesRoute } from './pages/files/speculation-rules.ts';
import { wellKnownFiles } from './pages/files/well-known.ts';
import { goRoute } from './pages/go-route.ts';
import { pages } from './pages/page-route.ts';
import { decodableUrl } from './pages/page-url.ts';
import { accountRoutes } from './rest/account/account.ts';
import { adminRoutes } from './rest/admin/admin.ts';
import { describedRoutes, openApiRoutes } from './rest/openapi/openapi-route.ts';
import { breakRoute } from './rest/public/break.ts';
import { clickRoute } from './rest/public/click.ts';
import { cspReportRoute } from './rest/public/csp-report.ts';
import { healthRoute } from './rest/public/health.ts';
import { pageSpeedRoute } from './rest/public/page-speed.ts';
import { postbackRoute } from './rest/public/postback.ts';
import { promoCodeVoteRoute } from './rest/public/promo-code-vote.ts';
import { publicRoutes } from './rest/public/public.ts';
import { staffSignInRoutes } from './rest/public/staff-sign-in.ts';
import {
  serializerCompiler,
  validatorCompiler,
  withoutFastifyCompilers,
} from './rest/schema-compiler.ts';
import type { Settings } from './settings.ts';
import { withShutdownTimeout } from './shutdown-timeout.ts';
import { serveOwnIcons, siteIconRoutes } from './site/site-icon-route.ts';
import { trpcRoutes } from './trpc/trpc-routes.ts';
import { onlineRoute } from './visitor/online/online-route.ts';

/** Builds the whole server without listening on a port. Tests use the same app. */
export async function buildApp(parts: Parts) {
  const { settings, database } = parts;
  const { deps, votes, close, pageLoading } = makeDeps(parts, () => app, buildApp);
  const { watch, refusal } = requestGate(deps);
  const { sendExpectationProblem, sendSocketProblem } = unreadableRequests(settings);

  const app = Fastify({
    ...serverOptions(settings),
    clientErrorHandler: sendSocketProblem,
    ...(parts.pages !== 'none' && { rewriteUrl: rewriteUrl }),
    frameworkErrors: async (error, request, reply) => {
      cleanForwardedFor(request.headers);
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
  acceptJson(app, bodyLimits.visitor);
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    cleanForwardedFor(headers);
    done();
  });
  trackRoutes(app);
  answerRequestId(app);
  endConnectionsOnClose(app);
  deps.tracing.watch(app);
  limitPipelines(app);
  keepPipelineOrder(app);
  watch(app);
  followVersion(app, database.version);
  deps.breaks.watch(app);
  deps.releasePreviews?.serve(app);
  deps.responseCache.serve(app);
  addSecurityHeaders(app, settings);
  serveOwnIcons(app, deps);
  cutSlowReaders(app.server);
  if (!parts.preview) {
    logRequests(app, settings.LOG_LEVEL);
    countRequests(app);
  }
  const stops: (() => void | Promise<void>)[] = [];
  app.addHook('onListen', async () => {
    const { db } = database;
    deps.webhookSender.start();
    deps.securityAlerts.start();
    deps.releasePublisher.start();
    const nightly = { db, log: app.log, timeZone: settings.SITE_TIMEZONE, jobs: nightlyJobs(deps) };
    stops.push(scheduleNightlyJobs(nightly), cleanUpRateLimits(db, app.log));
    // Starts after the search index, which is needed sooner. A filtered list requested earlier doesn't wait for this
    // timer.
    const preparing = setTimeout(() => deps.reads.prepareFilters().catch(() => {}), 5_000).unref();
    stops.push(() => clearTimeout(preparing));
  });
  app.addHook('preClose', async () => {
    await withShutdownTimeout(Promise.all([close(), ...stops.map((stop) => stop())]));
  });

  await (parts.preview ? registerReads(app, deps) : registerAll(app, deps));
  if (parts.pages === 'none') await app.register(goRoute, deps);
  else {
    await app.register(pages, {
      ...{ dev: parts.pages === 'live', pageLoading },
      ...deps,
    });
  }
  return { app, deps, voteVersion: votes };
}

/** The routes that a preview has too. */
async function registerReads(app: FastifyInstance, deps: Deps) {
  await app.register(publicRoutes, { prefix: '/api', ...deps });
  await app.register(trpcRoutes, deps);
  await app.register(siteFiles, deps);
  await app.register(speculationRulesRoute);
  await app.register(wellKnownFiles, deps);
  await app.register(siteIconRoutes, deps);
}

async function registerAll(app: FastifyInstance, deps: Deps) {
  const described = describedRoutes(app);
  await registerReads(app, deps);
  await app.register(healthRoute, { prefix: '/api', ...deps });
  await app.register(onlineRoute, { prefix: '/api', ...deps });
  await app.register(openApiRoutes, { prefix: '/api', described, ...deps });
  await app.register(clickRoute, { prefix: '/api', ...deps });
  await app.register(postbackRoute, { prefix: '/api', ...deps });
  await app.register(promoCodeVoteRoute, { prefix: '/api', ...deps });
  await app.register(breakRoute, { prefix: '/api', ...deps });
  await app.register(cspReportRoute, { prefix: '/api', ...deps });
  await app.register(pageSpeedRoute, { prefix: '/api', ...deps });
  await app.register(accountRoutes, { prefix: '/api', ...deps });
  await app.register(staffSignInRoutes, { prefix: '/api', ...deps });
  await app.register(adminRoutes, { prefix: '/api/admin', ...deps });
  await app.register(agentRoutes, deps);
  await app.register(uploads, deps);
  await app.register(metricsRoute, deps);
}

/** Results are cached by catalogue version. If the version has to be queried first, requests wait for it. */
function followVersion(app: FastifyInstance, version: CatalogueVersion) {
  app.addHook('onRequest', (_request, _reply, done) => {
    const asked = version.refresh();
    if (asked) asked.then(() => done(), done);
    else done();
  });
}

const rewriteUrl = ({ url = '', headers }: RawRequestDefaultExpression) =>
  decodableUrl(url, headers.accept);

const serverOptions = (settings: Settings): FastifyHttpOptions<Server> => ({
  logger: logOptions(settings),
  genReqId: requestIds(settings),
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: settings.TRUST_PROXY,
  bodyLimit: bodyLimits.visitor,
  // Fastify would refuse these requests with its own message, and without Retry-After.
  return503OnClosing: false,
  // A tRPC batch lists all of its calls in one path segment.
  routerOptions: { maxParamLength: 10_000 },
  schemaController: withoutFastifyCompilers,
  // A busy machine or a slow disk must only delay startup, not abort it.
  pluginTimeout: 0,
  requestTimeout: 60_000,
  // The app itself refuses requests without a host, in the format of its other errors.
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    requireHostHeader: false,
  },
});
