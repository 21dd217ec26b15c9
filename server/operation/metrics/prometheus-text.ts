/** Loaded on the first request for /metrics. From then on, prom-client collects process metrics. */
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { type Measure, measures } from '../../../db/metrics/measure.ts';

/** Adapts our own counters. `get` is the only method prom-client calls on a metric. */
const asMetric = ({ name, help, type, samples }: Measure) =>
  ({
    name,
    get: async () => ({
      name,
      help,
      type,
      values: (await samples()).map(({ suffix = '', ...sample }) => ({
        ...sample,
        metricName: name + suffix,
      })),
    }),
  }) as unknown as Metric;

/** Excluded because these are NaN before the first scrape, or if nothing was measured since the last one. */
const unmeasured = ['min', 'mean', 'stddev'].map((part) => `nodejs_eventloop_lag_${part}_seconds`);

export function prometheusText(process: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  for (const name of unmeasured) registry.removeSingleMetric(name);
  return {
    type: registry.contentType,
    async read(): Promise<string> {
      // Lazily loaded modules add measures later.
      for (const measure of measures) {
        if (!registry.getSingleMetric(measure.name)) registry.registerMetric(asMetric(measure));
      }
      return registry.metrics();
    },
  };
}
