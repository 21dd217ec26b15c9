import type { ReportLine } from '#contract/move-in/import-report.ts';
import { useAdminTexts } from '../../language.ts';
import type { Status } from '../../list/row-status.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import type { Column } from '../../list/table/column.ts';
import { rowClass, TableFrame } from '../../list/table/table-frame.tsx';

const tones: Record<ReportLine['what'], Status['tone']> = {
  'left out': 'bad',
  changed: 'plain',
  'picture missing': 'warning',
  'dead link': 'warning',
  'too long': 'quiet',
};

export function LineTable({ lines }: { lines: readonly ReportLine[] }) {
  const { moveIn, refusal } = useAdminTexts();
  const text = moveIn.report;
  const columns: Column[] = [
    { name: 'what', label: text.columns.what, width: '10.5rem' },
    { name: 'name', label: text.columns.name, width: 'minmax(0,1fr)' },
    { name: 'detail', label: text.columns.detail, width: 'minmax(0,1.4fr)' },
  ];
  return (
    <TableFrame label={text.lines} columns={columns} actions={0}>
      <tbody className="block">
        {lines.map(({ what, name, detail, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same, and none has a state
          <tr key={index} data-row className={`${rowClass} @min-[54rem]:min-h-11`}>
            <td className="block">
              <StatusChips statuses={[{ label: text.findings[what], tone: tones[what] }]} />
            </td>
            <td dir="auto" className="wrap-anywhere block min-w-0 basis-full @min-[54rem]:py-2">
              {name}
            </td>
            <td className="wrap-anywhere block min-w-0 basis-full text-muted @min-[54rem]:py-2">
              {refusal.translate(detail)}
              {after && `, ${text.after(after)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
