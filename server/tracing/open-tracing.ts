/** Sends traces if OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise, OpenTelemetry isn't even loaded. */
import type { Settings } from '../settings.ts';
import { noTracing, type Tracing } from './tracing.ts';

export async function openTracing(settings: Settings): Promise<Tracing> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return noTracing;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings.OTEL_SERVICE_NAME);
}
