import { type SpeedMetric, speedMetrics } from '#contract/operation/page-speed.ts';
import type { PageSpeed, SpeedPercentile, SpeedReport } from '#contract/operation/speed-report.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { ratingTones, shortSpeedText, speedText, thresholdsOf } from './speed-text.ts';

const cell = 'px-3 py-2.5 first:pl-4 last:pr-4 align-baseline';
const first = `${cell} sticky left-0 min-w-28 max-w-36 bg-raised text-left sm:max-w-none`;

export function SpeedTable({ report: { total, items } }: { report: SpeedReport }) {
  const { frame, pageSpeed: text } = useAdminTexts();
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{frame.screens.pageSpeed}</caption>
        <thead className="border-line border-b text-left text-muted">
          <tr>
            <th scope="col" className={`${first} font-strong`}>
              {text.page}
            </th>
            <th scope="col" className={`${cell} whitespace-nowrap text-right font-strong`}>
              {text.visits}
            </th>
            {speedMetrics.map((metric) => (
              <th key={metric} scope="col" className={`${cell} min-w-44 font-strong`}>
                {text.metrics[metric]}
                <span className="block font-normal">
                  {text.thresholds(...thresholdsOf(metric))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.length > 1 && <Row name={text.allPages} speed={total} />}
          {items.map(({ page, ...speed }) => (
            <Row key={page} name={text.pages[page]} speed={speed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = ({ name, speed }: { name: string; speed: PageSpeed }) => (
  <tr className="border-line border-b last:border-b-0">
    <th scope="row" className={`${first} font-normal text-body`}>
      {name}
    </th>
    <td className={`${cell} figures whitespace-nowrap text-right`}>{formatNumber(speed.visits)}</td>
    {speedMetrics.map((metric) => (
      <td key={metric} className={cell}>
        <Percentile metric={metric} {...speed[metric]} />
      </td>
    ))}
  </tr>
);

type PercentileProps = SpeedPercentile & { metric: SpeedMetric };

function Percentile({ metric, p75, rating, weeks }: PercentileProps) {
  const { pageSpeed: text } = useAdminTexts();
  if (p75 === null || rating === null)
    return <span className="text-muted">{text.notMeasured}</span>;
  const measured = weeks.filter((week) => week !== null);
  const listed = (format: typeof speedText, separator: string) =>
    weeks.map((week) => (week === null ? '–' : format(metric, week))).join(separator);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <span className="figures whitespace-nowrap text-body">{speedText(metric, p75)}</span>
      <StatusChips statuses={[{ label: text.ratings[rating], tone: ratingTones[rating] }]} />
      {measured.length > 1 && (
        <p
          className="figures w-full text-muted text-small"
          title={text.weeks(listed(speedText, ', '))}
        >
          <span className="sr-only">{text.weeks(listed(speedText, ', '))}</span>
          <span aria-hidden="true">{listed(shortSpeedText, ' → ')}</span>
        </p>
      )}
    </div>
  );
}
