import type { ImportReport } from '#contract/move-in/import-report.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { MenuList } from './menu-list.tsx';
import { ReportLines } from './report-lines.tsx';

export function ReportSection({ report }: { report: ImportReport }) {
  const text = useAdminTexts().moveIn.report;
  return (
    <section
      aria-labelledby="report"
      className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="report" className="text-large">
        {text.title}
      </h2>
      <Taken taken={report.taken} />
      <ReportLines report={report} />
      {report.menus.length > 0 && <MenuList menus={report.menus} />}
    </section>
  );
}

function Taken({ taken }: Pick<ImportReport, 'taken'>) {
  const text = useAdminTexts().moveIn.report;
  const counts = Object.entries(taken).filter(([, count]) => count > 0);
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-strong text-small">{text.takenOver}</h3>
      {counts.length === 0 ? (
        <p className="text-muted">{text.nothingTaken}</p>
      ) : (
        <ul className="figures flex flex-wrap gap-x-6 gap-y-1">
          {counts.map(([kind, count]) => (
            <li key={kind}>{text.taken[kind]?.(count) ?? `${formatNumber(count)} ${kind}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
