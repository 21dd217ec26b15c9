import { Download } from 'lucide-react';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import type { StatSource } from '#contract/money/stat-source.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { ImportDifference } from './import-difference.tsx';
import { useSourceImport } from './use-source-import.ts';

/** Imports figures in two steps: a dry run that shows what would change, and then the import. */
export function SourceImport({ source }: { source: StatSource }) {
  const { statSource: text } = useAdminTexts();
  const { busy, checked, failure, upload, fetchNow, importChecked } = useSourceImport(source);
  const { name, address } = source;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {address && (
          <button
            type="button"
            disabled={busy !== undefined}
            onClick={fetchNow}
            className={`min-h-10.5 ${buttonClass.quiet}`}
          >
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {busy === 'fetching' ? text.fetching : text.fetch}
            <span className="sr-only">{name}</span>
          </button>
        )}
        <FileField name={name} disabled={busy !== undefined} onChoose={upload} />
      </div>
      <p role="status" className="text-muted text-small empty:hidden">
        {busy ? text[busy] : ''}
      </p>
      {failure && (
        <p role="alert" className="wrap-anywhere text-danger text-small">
          {failure}
        </p>
      )}
      {checked && (
        <div className="flex flex-col gap-3 rounded-control border border-line bg-ground p-4">
          <ImportDifference name={checked.name} result={checked.result} />
          <NextStep result={checked.result} isBusy={busy !== undefined} run={importChecked} />
        </div>
      )}
    </div>
  );
}

type NextProps = { result: StatImportResult; isBusy: boolean; run: () => void };

function NextStep({ result, isBusy, run }: NextProps) {
  const { statSource: text } = useAdminTexts();
  const { dry_run, all_errors, added, changed, removed } = result;
  if (!dry_run || all_errors > 0) return null;
  if (added + changed + removed === 0) return <p className="text-small">{text.nothingChanged}</p>;
  return (
    <div>
      <button type="button" disabled={isBusy} onClick={run} className={buttonClass.primary}>
        {text.import}
      </button>
    </div>
  );
}

type FileProps = { name: string; disabled: boolean; onChoose: (file: File) => void };

function FileField({ name, disabled, onChoose }: FileProps) {
  const { statSource: text } = useAdminTexts();
  const label = (
    <>
      {text.upload}
      <span className="sr-only">{name}</span>
    </>
  );
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          disabled={disabled}
          className={`max-w-[28rem] ${inputClass}`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            target.value = '';
          }}
        />
      )}
    </Field>
  );
}
