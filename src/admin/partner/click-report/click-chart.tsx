import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { bucketOf, type TimeDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { shortDay } from './report-text.ts';

const height = 240;
const secondsOf = (day: string) => Date.parse(day) / 1000;
const oneDay = 24 * 60 * 60;

const dayOf = (seconds: number) => shortDay(new Date(seconds * 1000).toISOString().slice(0, 10));

const color = (name: string) => getComputedStyle(document.body).getPropertyValue(`--color-${name}`);

/** Returns the chart's options. A single day is shown as a point, because it doesn't make a line. */
function optionsOf(
  width: number,
  days: number[],
  text: AdminTexts['report'],
  timeBefore: string,
): uPlot.Options {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const isLine = first < last;
  const axis = {
    stroke: color('muted'),
    grid: { stroke: color('line'), width: 1 },
    ticks: { show: false },
    font: '13px Archivo, system-ui, sans-serif',
  };
  return {
    width,
    height,
    cursor: { y: false, points: { size: 8 } },
    legend: { live: true },
    scales: {
      x: { time: false, range: isLine ? [first, last] : [first - oneDay, first + oneDay] },
      y: { range: (_, __, max) => [0, Math.max(4, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64,
        incrs: [1, 2, 7, 14, 28, 56, 91].map((days) => days * oneDay),
        values: (_, ticks) => ticks.map(dayOf),
      },
      {
        ...axis,
        size: 56,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6],
        values: (_, ticks) => ticks.map(formatNumber),
      },
    ],
    series: [
      { label: text.day, value: (_, seconds) => (seconds === null ? '–' : dayOf(seconds)) },
      {
        label: text.clicks,
        stroke: color('brass'),
        fill: `color-mix(in oklab, ${color('brass')} 12%, transparent)`,
        width: 2,
        points: { show: !isLine },
        value: (_, clicks) => (clicks === null ? '–' : formatNumber(clicks)),
      },
      {
        label: timeBefore,
        stroke: color('edge'),
        width: 1.5,
        dash: [4, 4],
        points: { show: !isLine },
        value: (_, clicks) => (clicks === null ? '–' : formatNumber(clicks)),
      },
    ],
  };
}

function inBuckets(points: TimeDimension, days: ClickReport['days']): ClickReport['days'] {
  const from = days[0]?.day ?? '';
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return [...Map.groupBy(days, ({ day }) => bucketOf(points, day, from))].map(([day, own]) => ({
    day,
    clicks: sum(own.map(({ clicks }) => clicks)),
    before: sum(own.map(({ before }) => before)),
  }));
}

type Props = Pick<ClickReport, 'days'> & { points: TimeDimension; timeBefore: string };

/** Hidden from assistive technology, because the table has the same numbers. */
export function ClickChart({ days, points, timeBefore }: Props) {
  const { report: text } = useAdminTexts();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = element.current;
    if (!parent) return;
    const sums = inBuckets(points, days);
    const dates = sums.map(({ day }) => secondsOf(day));
    const data: uPlot.AlignedData = [
      dates,
      sums.map(({ clicks }) => clicks),
      sums.map(({ before }) => before),
    ];
    const chart = new uPlot(optionsOf(parent.clientWidth, dates, text, timeBefore), data, parent);
    const observer = new ResizeObserver(() => chart.setSize({ width: parent.clientWidth, height }));
    observer.observe(parent);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [days, points, text, timeBefore]);
  return <div ref={element} aria-hidden="true" className="click-chart min-h-68" />;
}
