import { Link, useSearch } from '@tanstack/react-router';
import type { TimeDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';
import { trpc } from '../../api.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { type ChartMark, chartMarks } from './chart-mark.ts';
import { rangeOf, secondsOf } from './chart-options.ts';
import { chartPoints } from './chart-point.ts';
import { daysText, shortDay } from './report-text.ts';

/** The part of the chart that the lines are drawn in, in pixels. */
export type PlotArea = {
  width: number;
  left: number;
  top: number;
  plotWidth: number;
  plotHeight: number;
};

type Props = { report: ClickReport; points: TimeDimension; area: PlotArea };

/** Marks what changed in the catalogue, with a link to the history of that time. */
export function ChartMarks({ report, points, area }: Props) {
  const { report: text } = useAdminTexts();
  const { product } = useSearch({ from: '/admin/_editor/reports' });
  const { from, to } = report;
  const { data } = trpc.admin.report.changes.useQuery({ from, to, product });
  if (!data) return null;
  const shown = chartPoints(points, report);
  const [first, last] = rangeOf(shown);
  const xOf = (day: string) =>
    area.left + (area.plotWidth * (secondsOf(day) - first)) / (last - first);
  const marks = chartMarks(shown, data.items, xOf);
  return (
    <>
      {marks.length > 0 && (
        <ul aria-label={text.changes} className="pointer-events-none absolute inset-0">
          {marks.map((mark) => (
            <Mark key={mark.from} mark={mark} area={area} product={product} />
          ))}
        </ul>
      )}
      {data.from > from && (
        <p className="text-muted text-small">{text.changesSince(shortDay(data.from))}</p>
      )}
    </>
  );
}

type MarkProps = { mark: ChartMark; area: PlotArea; product: number | undefined };

const maxNames = 3;
const hintWidth = 240;

function Mark({ mark, area, product }: MarkProps) {
  const { history, report: text } = useAdminTexts();
  const { x, from, to, changes, entities, more } = mark;
  const titles = [...new Set(entities.map((entity) => changeTitle(entity, history)))];
  const names = [...titles.slice(0, maxNames), ...(more || titles.length > maxNames ? ['…'] : [])];
  const width = Math.min(hintWidth, area.width);
  const left = Math.max(0, Math.min(x - width / 2, area.width - width)) - x;
  const { top, plotHeight } = area;
  return (
    <li className="absolute" style={{ left: x, top, height: plotHeight }}>
      <span className="absolute inset-y-0 border-edge border-l border-dashed" />
      <Link
        to="/admin/history"
        search={{ from, to, ...(product !== undefined && { kind: 'product', of: product }) }}
        className="group pointer-events-auto absolute -top-3 -left-3 flex size-6 items-center justify-center"
      >
        <span
          aria-hidden="true"
          className="figures flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full border border-edge bg-lifted px-1 text-ink text-small group-hover:border-brass group-focus-visible:border-brass"
        >
          {changes > 99 ? '99+' : formatNumber(changes)}
        </span>
        <span
          style={{ left: left + 12, width }}
          className="pointer-events-none absolute top-full z-10 mt-1 rounded-control border border-edge bg-ground px-3 py-2 text-left text-small opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          <strong className="block font-strong">{daysText(from, to)}</strong>{' '}
          <span dir="auto">{text.changed(changes, names.join(', '))}</span>
        </span>
      </Link>
    </li>
  );
}
