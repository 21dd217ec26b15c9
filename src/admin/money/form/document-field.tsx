import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { type DocumentDraft, documentTypes, maxDocumentBytes } from '#contract/money/document.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { saveBlob } from '../../save-file.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
};

const typeOf = ({ type, name }: File) =>
  documentTypes.find((known) => known === type) ??
  (/\.csv$/i.test(name) ? ('text/csv' as const) : undefined);

async function readFile(file: File): Promise<DocumentDraft | undefined> {
  const type = typeOf(file);
  if (!type || file.size > maxDocumentBytes) return undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, type, content: url.slice(url.indexOf(',') + 1) };
}

/** Uploads a document once it is chosen. The value is its ID. */
export function DocumentField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, label } = props;
  const { field, fieldState } = useController({ control, name });
  const { programme, refusal } = useAdminTexts();
  const text = programme.document;
  const [failure, setFailure] = useState<string>();
  const create = trpc.admin.moneyDocument.create.useMutation(showsOwnErrors);

  async function choose(file: File) {
    setFailure(undefined);
    try {
      const draft = await readFile(file);
      if (!draft) return setFailure(text.wrongType);
      field.onChange((await create.mutateAsync(draft)).id);
    } catch (error) {
      setFailure(problemOf(error, refusal).message);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={text.hint} error={failure ?? fieldState.error?.message}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            name={name}
            accept={documentTypes.join(',')}
            disabled={create.isPending}
            className={`max-w-[28rem] ${inputClass}`}
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (file) await choose(file);
              target.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className="text-muted text-small empty:hidden">
        {create.isPending ? text.uploading : field.value ? text.attached : ''}
      </p>
      {field.value && (
        <div className="flex flex-wrap gap-2">
          <DocumentButton id={field.value} label={text.download} />
          <button type="button" onClick={() => field.onChange(null)} className={buttonClass.quiet}>
            {text.remove}
          </button>
        </div>
      )}
    </div>
  );
}

/** Downloads a document. Its content is only loaded when needed. */
export function DocumentButton({ id, label }: { id: number; label: string }) {
  const { refusal } = useAdminTexts();
  const utils = trpc.useUtils();
  async function download() {
    try {
      const { name, type, content } = await utils.admin.moneyDocument.get.fetch({ id });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveBlob(name, new Blob([bytes], { type }));
    } catch (error) {
      toast.error(problemOf(error, refusal).message);
    }
  }
  return (
    <button type="button" onClick={download} className={buttonClass.quiet}>
      <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {label}
    </button>
  );
}
