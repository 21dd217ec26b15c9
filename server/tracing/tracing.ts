/** Traces are sent where OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise nothing of OpenTelemetry is loaded. */
import type { FastifyInstance } from 'fastify';
import type { OnQuery } from '../../db/engine.ts';
import type { Settings } from '../settings.ts';

export type Attributes = Record<string, string | number>;

export type Tracing = {
  /** The work becomes a part of the request that it is done for. */
  span<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  watch(app: FastifyInstance): void;
  onQuery?: OnQuery;
  close(): Promise<void>;
};

export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work(),
  watch() {},
  async close() {},
};

export async function openTracing(settings: Settings): Promise<Tracing> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return noTracing;
  const { sendTraces } = await import('./send-traces.ts');
  return sendTraces(settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings.OTEL_SERVICE_NAME);
}
