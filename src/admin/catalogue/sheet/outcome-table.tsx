import { maxChangedRows, type RowOutcome, type SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import { Scroller } from '../../frame/scroller.tsx';
import { useAdminTexts } from '../../language.ts';
import type { Status } from '../../list/row-status.ts';
import { StatusChips } from '../../list/status-chips.tsx';

const tones: Record<RowOutcome, Status['tone']> = {
  create: 'good',
  update: 'plain',
  unchanged: 'quiet',
  refused: 'bad',
};

const place: Record<RowOutcome, number> = { refused: 0, create: 1, update: 1, unchanged: 2 };

const cell = 'border-line border-b px-3 py-2 text-left align-top';

/**
 * Lists rejected rows first, because editors have to fix them, and unchanged rows last, because a file may have
 * thousands, which would take the browser too long to render.
 */
export function OutcomeTable({ rows }: { rows: readonly SheetRow[] }) {
  const { sheet: text, refusal } = useAdminTexts();
  return (
    <Scroller label={text.rows} className="overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-small">
        <thead className="text-muted">
          <tr>
            {Object.values(text.columns).map((title) => (
              <th key={title} scope="col" className={`whitespace-nowrap font-normal ${cell}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((one, other) => place[one.outcome] - place[other.outcome])
            .slice(0, maxChangedRows)
            .map(({ row, name, outcome, changes, errors }) => (
              <tr key={row}>
                <td className={`figures ${cell}`}>{row}</td>
                <td dir="auto" className={`max-w-72 truncate ${cell}`}>
                  {name}
                </td>
                <td className={cell}>
                  <StatusChips
                    statuses={[{ label: text.outcomes[outcome], tone: tones[outcome] }]}
                  />
                </td>
                <td className={cell}>
                  {changes.join(', ')}
                  {errors
                    .map(({ column, message }) => `${column}: ${refusal.translate(message)}`)
                    .join('. ')}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  );
}
