/** It is loaded when /metrics is first asked for. prom-client measures the process itself from then on. */
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { type Measure, measures } from '../../../db/metrics/measure.ts';

/** prom-client asks a metric for its values alone, and ours are counted already. */
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

/** These are no numbers where nothing was measured between two scrapes, such as before the first one. */
const unmeasured = ['min', 'mean', 'stddev'].map((part) => `nodejs_eventloop_lag_${part}_seconds`);

export function prometheusText(process: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  for (const name of unmeasured) registry.removeSingleMetric(name);
  return {
    type: registry.contentType,
    async read(): Promise<string> {
      // Parts that are loaded later bring their own.
      for (const measure of measures) {
        if (!registry.getSingleMetric(measure.name)) registry.registerMetric(asMetric(measure));
      }
      return registry.metrics();
    },
  };
}
