import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { headerOf } from '#contract/catalogue/sheet/csv-header.ts';
import { importedColumns } from '#contract/partner/conversion.ts';
import { type ConversionEvent, conversionEvents } from '#contract/partner/conversion-event.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { SheetFileField } from '../../catalogue/sheet/sheet-file-field.tsx';
import { SheetOutcome } from '../../catalogue/sheet/sheet-outcome.tsx';
import { type RunImport, useSheetImport } from '../../catalogue/sheet/use-sheet-import.ts';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { type ColumnMapping, proposedMapping } from './column-mapping.ts';

type File = { csv: string; header: string[]; columns: ColumnMapping; event?: ConversionEvent };

/** Imports a partner's file. The editor assigns its columns to ours. */
export function ConversionImport({ id }: { id: number }) {
  const { conversion: text } = useAdminTexts();
  const importing = trpc.admin.conversion.importCsv.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  const [file, setFile] = useState<File>();
  const runOf =
    (file: File | undefined): RunImport =>
    async (sheet) => {
      const { columns, event } = file ?? {};
      const result = await importing.mutateAsync({ id, ...sheet, columns, event });
      if (result.written) await utils.admin.conversion.imports.invalidate({ id });
      return result;
    };
  const sheet = useSheetImport(runOf(file));

  async function check(changed: File) {
    setFile(changed);
    if (hasRequired(changed)) await sheet.send(changed.csv, true, runOf(changed));
    else sheet.clear();
  }

  return (
    <TitledSection
      id="import"
      title={text.importTitle}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <p className="max-w-[44rem] text-muted">{text.importHint}</p>
      <SheetFileField
        disabled={sheet.busy}
        onChoose={async (chosen) => {
          const csv = await sheet.read(chosen);
          if (csv === undefined) return setFile(undefined);
          const header = headerOf(csv);
          await check({ csv, header, columns: proposedMapping(header) });
        }}
      />
      {file && !sheet.checked?.result.written && (
        <ColumnFields file={file} disabled={sheet.busy} onChange={check} />
      )}
      {file && !hasRequired(file) && <p role="status">{text.mapping.missing}</p>}
      <SheetOutcome sheet={sheet}>
        <Link
          to="/admin/reports"
          search={{ product: id, by: 'day' as const }}
          className={buttonClass.primaryLink}
        >
          {text.toReport}
        </Link>
      </SheetOutcome>
    </TitledSection>
  );
}

const hasRequired = ({ columns, event }: File) =>
  columns.click !== undefined && (columns.event !== undefined || event !== undefined);

type FieldsProps = { file: File; disabled: boolean; onChange: (file: File) => void };

function ColumnFields({ file, disabled, onChange }: FieldsProps) {
  const { mapping: text, postback } = useAdminTexts().conversion;
  const { header, columns, event } = file;
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-3">
      <legend className="mb-2 font-strong">{text.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {importedColumns.map((column) => (
          <Field key={column} label={text.columns[column]}>
            {(attributes) => (
              <select
                {...attributes}
                value={columns[column] ?? ''}
                onChange={({ target }) => {
                  const { [column]: _, ...others } = columns;
                  const chosen = target.value === '' ? {} : { [column]: target.value };
                  onChange({ ...file, columns: { ...others, ...chosen } });
                }}
                className={inputClass}
              >
                <option value="">{text.none}</option>
                {header.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Field label={text.event} hint={text.eventHint}>
        {(attributes) => (
          <select
            {...attributes}
            value={event ?? ''}
            onChange={({ target }) => {
              const { event: _, ...others } = file;
              const chosen = conversionEvents.find((event) => event === target.value);
              onChange(chosen ? { ...others, event: chosen } : others);
            }}
            className={`max-w-56 ${inputClass}`}
          >
            <option value="">{text.noEvent}</option>
            {conversionEvents.map((event) => (
              <option key={event} value={event}>
                {postback.events[event]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </fieldset>
  );
}
