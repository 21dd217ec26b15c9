import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { SheetResult } from '#contract/admin/sheet.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { problemOf } from '../describe-error.ts';
import { EntityFrame } from '../form/entity-form-page.tsx';
import { toast } from '../frame/toast-store.ts';
import { EditorOnly } from '../sign-in/editor-only.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { countOutcomes, summaryOf } from './row-outcome.ts';

type Props = {
  list: { to: LinkProps['to']; label: string };
  run: (sheet: { csv: string; dry_run: boolean }) => Promise<SheetResult>;
};

type Checked = { csv: string; result: SheetResult };

/** The outcome of each row is shown before anything is written. */
export function ImportPage({ list, run }: Props) {
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
      if (result.written) toast.success(`Imported: ${summaryOf(countOutcomes(result.rows))}.`);
    } catch (error) {
      if (dry_run) setChecked(undefined);
      setFailure(problemOf(error).message);
    }
    setBusy(false);
  }

  async function check(file: File) {
    const csv = utf8(await file.arrayBuffer());
    if (csv !== undefined) return send(csv, true);
    setChecked(undefined);
    setFailure('This file is not in UTF-8. In Excel, save it as “CSV UTF-8”.');
  }

  return (
    <EntityFrame list={list} title={`Import ${list.label.toLowerCase()}`}>
      <p className="max-w-[44rem] text-muted">
        A CSV file with the columns of the export. A row with an id changes what has that id, a row
        without one creates something new, and a column that is left out stays as it is. Nothing is
        written before you have seen what becomes of each row.
      </p>
      <EditorOnly>
        <Field label="CSV file">
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
        <section aria-label="Outcome" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="mr-auto font-strong">
              {written ? 'Imported' : 'Would be'}: {summaryOf(counts)}.
              {counts.refused > 0 && ' Correct the refused rows and choose the file again.'}
            </p>
            {written ? (
              <Link to={list.to} className={buttonClass.primaryLink}>
                To the list
              </Link>
            ) : (
              <button
                type="button"
                disabled={busy || counts.refused > 0 || changes === 0}
                onClick={() => send(checked.csv, false)}
                className={buttonClass.primary}
              >
                {busy ? 'Importing…' : 'Import'}
              </button>
            )}
          </div>
          <OutcomeTable rows={checked.result.rows} />
        </section>
      )}
    </EntityFrame>
  );
}

/** Text in another encoding would be stored garbled. */
function utf8(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
