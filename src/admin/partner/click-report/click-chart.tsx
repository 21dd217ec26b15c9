import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { TimeDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';
import { useAdminTexts } from '../../language.ts';
import { ChartMarks, type PlotArea } from './chart-marks.tsx';
import { chartHeight, optionsOf, secondsOf } from './chart-options.ts';
import { chartPoints } from './chart-point.ts';

type Props = { report: ClickReport; points: TimeDimension; timeBefore: string };

const areaOf = ({ bbox, width }: uPlot): PlotArea => ({
  width,
  left: bbox.left / uPlot.pxRatio,
  top: bbox.top / uPlot.pxRatio,
  plotWidth: bbox.width / uPlot.pxRatio,
  plotHeight: bbox.height / uPlot.pxRatio,
});

/** The lines are hidden from assistive technology, because the table has the same numbers. The marks aren't. */
export function ClickChart({ report, points, timeBefore }: Props) {
  const { day, clicks } = useAdminTexts().report;
  const element = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState<PlotArea>();
  useEffect(() => {
    const parent = element.current;
    if (!parent) return;
    const shown = chartPoints(points, report);
    const own = shown.map((point) => point.clicks);
    const data: uPlot.AlignedData = [
      shown.map((point) => secondsOf(point.day)),
      ...[own, own, shown.map((point) => point.before)],
    ];
    const options = optionsOf(parent.clientWidth, shown, { day, clicks, timeBefore });
    const chart = new uPlot(
      { ...options, hooks: { draw: [(drawn) => setArea(areaOf(drawn))] } },
      data,
      parent,
    );
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: parent.clientWidth, height: chartHeight }),
    );
    observer.observe(parent);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [report, points, day, clicks, timeBefore]);
  return (
    <div className="relative">
      <div ref={element} aria-hidden="true" className="click-chart min-h-48" />
      {area && <ChartMarks report={report} points={points} area={area} />}
    </div>
  );
}
