import uPlot from 'uplot';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatNumber } from '../../format.ts';
import type { ChartPoint } from './chart-point.ts';
import { shortDay } from './report-text.ts';

export const chartHeight = 160;
const oneDay = 24 * 60 * 60;

export const secondsOf = (day: string) => Date.parse(day) / 1000;

const dayOf = (seconds: number) => shortDay(new Date(seconds * 1000).toISOString().slice(0, 10));
const numberOf = (clicks: number | null) => (clicks === null ? '–' : formatNumber(clicks));

const color = (name: string) => getComputedStyle(document.body).getPropertyValue(`--color-${name}`);

/** A single day is shown as a point, because it doesn't make a line. */
export function rangeOf(points: ChartPoint[]): [first: number, last: number] {
  const [first = 0, last = first] = [points[0], points.at(-1)].map((point) =>
    secondsOf(point?.day ?? ''),
  );
  return first < last ? [first, last] : [first - oneDay, first + oneDay];
}

/** Draws a part of a line, between two indexes of its points. */
const partOfLine =
  (from: number, to: number): uPlot.Series.PathBuilder =>
  (chart, series, first, last) =>
    uPlot.paths.linear?.()(chart, series, Math.max(first, from), Math.min(last, to)) ?? null;

/** The line of clicks is solid up to the last day that is over, and dotted from there to today. */
function clickSeries(points: ChartPoint[], label: string): [uPlot.Series, uPlot.Series] {
  const over = points.filter(({ isOver }) => isOver).length;
  const begun = points.filter(({ clicks }) => clicks !== null).length;
  const line = { label, stroke: color('brass'), width: 2 };
  const isPoint = points.length === 1;
  return [
    {
      ...line,
      fill: `color-mix(in oklab, ${color('brass')} 12%, transparent)`,
      paths: partOfLine(0, over - 1),
      points: { show: isPoint && over === 1 },
      value: (_, clicks) => numberOf(clicks),
    },
    {
      ...line,
      class: 'unfinished',
      dash: [0.1, 5],
      cap: 'round',
      paths: partOfLine(Math.max(0, over - 1), begun - 1),
      points: { show: isPoint && over === 0 },
    },
  ];
}

type Texts = Pick<AdminTexts['report'], 'day' | 'clicks'> & { timeBefore: string };

export function optionsOf(width: number, points: ChartPoint[], texts: Texts): uPlot.Options {
  const axis = {
    stroke: color('muted'),
    grid: { stroke: color('line'), width: 1 },
    ticks: { show: false },
    font: '13px Archivo, system-ui, sans-serif',
  };
  return {
    width,
    height: chartHeight,
    cursor: { y: false, points: { size: 8 } },
    legend: { live: true },
    scales: {
      x: { time: false, range: rangeOf(points) },
      y: { range: (_, __, max) => [0, Math.max(4, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        grid: { show: false },
        space: 64,
        incrs: [1, 2, 7, 14, 28, 56, 91].map((days) => days * oneDay),
        values: (_, ticks) => ticks.map(dayOf),
      },
      {
        ...axis,
        size: 56,
        space: 24,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6],
        values: (_, ticks) => ticks.map(formatNumber),
      },
    ],
    series: [
      { label: texts.day, value: (_, seconds) => (seconds === null ? '–' : dayOf(seconds)) },
      ...clickSeries(points, texts.clicks),
      {
        label: texts.timeBefore,
        stroke: color('edge'),
        width: 1.5,
        dash: [4, 4],
        points: { show: points.length === 1 },
        value: (_, clicks) => numberOf(clicks),
      },
    ],
  };
}
