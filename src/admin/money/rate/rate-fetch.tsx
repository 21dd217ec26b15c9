import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FixingFile, fixingFiles } from '#contract/money/rate.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { uploadRates } from '../figures/upload-figures.ts';

type Step = 'running' | 'uploading';

const maxShown = 5;

/** Returns a function that describes an error with the row and the currency that the server found it at. */
function useRateFailure() {
  const { refusal, statSource } = useAdminTexts();
  return (error: unknown) => {
    const { message, fields } = problemOf(error, refusal);
    const placed = fields.flatMap((field) => {
      const [, row, currency] = /^(\d+)\.(.+)$/.exec(field.path) ?? [];
      const place = row && `${statSource.difference.row(Number(row))}, ${currency}`;
      return place ? [`${place}: ${field.message}.`] : [];
    });
    return placed.slice(0, maxShown).join(' ') || message;
  };
}

/** Runs one import at a time, and reports how it went. */
function useRateImport() {
  const { fetch: text } = useAdminTexts().moneyRate;
  const queryClient = useQueryClient();
  const failureOf = useRateFailure();
  const [busy, setBusy] = useState<Step>();
  const [failure, setFailure] = useState<{ step: Step; message: string }>();

  async function run(step: Step, load: () => Promise<number>) {
    setBusy(step);
    setFailure(undefined);
    try {
      const count = await load();
      await queryClient.invalidateQueries();
      toast.success(text.done(count));
    } catch (error) {
      setFailure({ step, message: failureOf(error) });
    }
    setBusy(undefined);
  }

  return { busy, failure, run };
}

/** Fetches the fixings of the European Central Bank, or imports its file. */
export function RateFetch() {
  const { fetch: text } = useAdminTexts().moneyRate;
  const fetching = trpc.admin.rate.fetch.useMutation(showsOwnErrors);
  const [chosen, setChosen] = useState<FixingFile>('last-90-days');
  const { busy, failure, run } = useRateImport();
  return (
    <>
      <p className="text-muted text-small">{text.explanation}</p>
      <div className="flex flex-wrap items-end gap-3">
        <PeriodField chosen={chosen} onChoose={setChosen} />
        <button
          type="button"
          disabled={busy !== undefined}
          onClick={() =>
            run('running', async () => (await fetching.mutateAsync({ file: chosen })).rates)
          }
          className={`min-h-10.5 ${buttonClass.quiet}`}
        >
          {busy === 'running' ? text.running : text.run}
        </button>
      </div>
      {failure?.step === 'running' && (
        <p role="alert" className="wrap-anywhere text-danger text-small">
          {failure.message}
        </p>
      )}
      <Field
        label={text.upload}
        hint={text.uploadHint}
        error={failure?.step === 'uploading' ? failure.message : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            disabled={busy !== undefined}
            className={inputClass}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) run('uploading', () => uploadRates(file));
              target.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className="text-muted text-small empty:hidden">
        {busy === 'uploading' ? text.uploading : ''}
      </p>
    </>
  );
}

type PeriodProps = { chosen: FixingFile; onChoose: (file: FixingFile) => void };

function PeriodField({ chosen, onChoose }: PeriodProps) {
  const { fetch: text } = useAdminTexts().moneyRate;
  return (
    <Field label={text.file}>
      {(attributes) => (
        <select
          {...attributes}
          value={chosen}
          onChange={({ target }) =>
            onChoose(fixingFiles.find((file) => file === target.value) ?? chosen)
          }
          className={inputClass}
        >
          {fixingFiles.map((file) => (
            <option key={file} value={file}>
              {text.files[file]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
