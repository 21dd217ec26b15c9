import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { useAdminTexts } from '../../language.ts';
import { OutcomeTable } from './outcome-table.tsx';
import { countOutcomes, countsText } from './row-outcome.ts';
import type { SheetImportState } from './use-sheet-import.ts';

type Props = {
  sheet: SheetImportState;
  /** Rows that are refused are left out, and the others imported. */
  skipsRefused?: boolean;
  /** The next step, shown once the rows have been imported. */
  children: ReactNode;
};

/** Shows the outcome of each row, and a button that imports the rows. */
export function SheetOutcome({ sheet, skipsRefused = false, children }: Props) {
  const { checked, failure, busy, send } = sheet;
  const { sheet: text } = useAdminTexts();
  const counts = checked && countOutcomes(checked.result.rows);
  const written = checked?.result.written ?? false;
  const changes = counts ? counts.create + counts.update : 0;
  const advice = skipsRefused ? text.leftOut : text.correct;
  const isBlocked = !skipsRefused && (counts?.refused ?? 0) > 0;
  return (
    <>
      {failure && <ErrorBox message={failure} />}
      {checked && counts && (
        <section aria-label={text.outcome} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="mr-auto font-strong">
              {(written ? text.imported : text.wouldBe)(countsText(counts, text))}
              {counts.refused > 0 && ` ${advice}`}
            </p>
            {written ? (
              children
            ) : (
              <button
                type="button"
                disabled={busy || isBlocked || changes === 0}
                onClick={() => send(checked.csv, false)}
                className={buttonClass.primary}
              >
                {busy ? text.importing : text.send}
              </button>
            )}
          </div>
          <OutcomeTable rows={checked.result.rows} />
        </section>
      )}
    </>
  );
}
