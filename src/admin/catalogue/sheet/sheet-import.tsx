import { type ReactNode, useState } from 'react';
import type { SheetResult } from '#contract/catalogue/sheet.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { problemOf } from '../../problem.ts';
import { OutcomeTable } from './outcome-table.tsx';
import { readSheet } from './read-sheet.ts';
import { countOutcomes, countsText } from './row-outcome.ts';

export type RunImport = (sheet: { csv: string; dry_run: boolean }) => Promise<SheetResult>;

type Checked = { csv: string; result: SheetResult };

type Props = {
  run: RunImport;
  /** The next step, shown once the rows have been imported. */
  children: ReactNode;
};

/** Imports a file. Shows the outcome of each row before importing anything. */
export function SheetImport({ run, children }: Props) {
  const { refusal, sheet: text } = useAdminTexts();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const counts = checked && countOutcomes(checked.result.rows);
  const written = checked?.result.written ?? false;
  const changes = counts ? counts.create + counts.update : 0;

  async function send(csv: string, dry_run: boolean) {
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await run({ csv, dry_run });
      setChecked({ csv, result });
      if (result.written)
        toast.success(text.imported(countsText(countOutcomes(result.rows), text)));
    } catch (error) {
      if (dry_run) setChecked(undefined);
      setFailure(problemOf(error, refusal).message);
    }
    setBusy(false);
  }

  async function check(file: File) {
    const read = await readSheet(file);
    if ('csv' in read) return send(read.csv, true);
    setChecked(undefined);
    setFailure(text.problems[read.problem]);
  }

  return (
    <>
      <EditorOnly>
        <Field label={text.file}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              accept=".csv,text/csv"
              disabled={busy}
              className={`max-w-[28rem] ${inputClass}`}
              onChange={async ({ target }) => {
                const file = target.files?.[0];
                if (file) await check(file);
                target.value = '';
              }}
            />
          )}
        </Field>
      </EditorOnly>
      {failure && <ErrorBox message={failure} />}
      {checked && counts && (
        <section aria-label={text.outcome} className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="mr-auto font-strong">
              {(written ? text.imported : text.wouldBe)(countsText(counts, text))}
              {counts.refused > 0 && ` ${text.correct}`}
            </p>
            {written ? (
              children
            ) : (
              <button
                type="button"
                disabled={busy || counts.refused > 0 || changes === 0}
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
