/** Queues spans and drops the excess, so that an unreachable or hanging collector never affects requests. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './tracing.ts';

/** In milliseconds. */
const exportTimeout = 5_000;
const shutdownTimeout = 2_000;
const maxWaiting = 2_048;
const maxStatement = 2_000;

const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns the parent span from the request's `traceparent`, such as the load balancer's. */
function parentOf({ headers }: FastifyRequest): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    traceParent.exec(String(headers.traceparent ?? '')) ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, spanContext);
}

export function otlpTracing(endpoint: string, serviceName: string): Tracing {
  let log: FastifyBaseLogger | undefined;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: exportTimeout,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, (failure) => log?.warn(failure)),
        maxQueueSize: maxWaiting,
        exportTimeoutMillis: exportTimeout,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('aceboard');

  const fail = (span: Span, error: unknown) =>
    span.setStatus({
      code: SpanStatusCode.ERROR,
      message: error instanceof Error ? error.name : 'failed',
    });

  return {
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),

    watch(app) {
      log = app.log;
      watchRequests(app, tracer);
    },

    /** Safe to export, as statements have placeholders instead of values. */
    onQuery({ sql, milliseconds, error }) {
      const end = Date.now();
      const span = tracer.startSpan('database', {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: { 'db.query.text': sql.slice(0, maxStatement) },
      });
      if (error !== undefined) fail(span, error);
      span.end(end);
    },

    async close() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        wait(shutdownTimeout, undefined, { ref: false }),
      ]);
    },
  };
}

type Tracer = ReturnType<TracerProvider['getTracer']>;

/** Records only the route pattern, because URLs contain visitors' search terms and ids. */
function watchRequests(app: FastifyInstance, tracer: Tracer) {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'aceboard.request_id': request.id,
        },
      },
      parentOf(request),
    );
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const entered = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, entered);
    context.with(entered, done);
  });
  // The context is lost while the body arrives in socket events, so restore it.
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
}

type Exporter = Pick<OTLPTraceExporter, 'export' | 'shutdown'>;

/** Logs a persistent fault only once. */
function reporting(exporter: OTLPTraceExporter, warn: (failure: string) => void): Exporter {
  let hasFailed = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== 0;
        if (fails && !hasFailed) warn(`Traces cannot be sent: ${result.error?.message}`);
        hasFailed = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
