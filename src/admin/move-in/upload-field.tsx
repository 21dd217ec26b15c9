import { Field, inputClass } from '../../ui/field/field.tsx';
import { useAdminTexts } from '../language.ts';
import { ProgressBar } from './progress-bar.tsx';
import { type ShownUpload, useUploads } from './use-uploads.ts';

type Props = {
  label: string;
  addTo?: number;
  /** Called with the import once every file is uploaded. */
  onUploaded: (id: number) => void;
};

export function UploadField({ label, addTo, onUploaded }: Props) {
  const { list: text } = useAdminTexts().moveIn;
  const { uploads, isBusy, upload } = useUploads(addTo);
  return (
    <>
      <Field label={label} hint={text.filesHint}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            multiple
            accept=".xml,.csv,text/xml,application/xml,text/csv"
            disabled={isBusy}
            className={`max-w-[28rem] ${inputClass}`}
            onChange={async ({ target }) => {
              const id = await upload([...(target.files ?? [])]);
              target.value = '';
              if (id !== undefined) onUploaded(id);
            }}
          />
        )}
      </Field>
      {uploads.length > 0 && (
        <ul aria-label={text.uploading} className="flex max-w-[44rem] flex-col gap-2">
          {uploads.map((shown, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name, and none is moved
            <li key={index}>
              <Upload upload={shown} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Upload({ upload }: { upload: ShownUpload }) {
  const { list: text } = useAdminTexts().moveIn;
  const { name, state } = upload;
  return (
    <div className="flex flex-col gap-1.5 rounded-control border border-line bg-raised px-3 py-2 text-small">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span dir="auto" className="wrap-anywhere min-w-0">
          {name}
        </span>
        <span className="figures text-muted">
          {state === 'waiting' && text.waiting}
          {state === 'done' && text.done}
          {state === 'sending' && sentText(upload.share, text)}
        </span>
      </div>
      {state === 'sending' && (
        <ProgressBar
          label={name}
          done={upload.share}
          total={1}
          text={sentText(upload.share, text)}
        />
      )}
      {state === 'failed' && (
        <p role="alert" className="wrap-anywhere text-danger">
          {upload.message}
        </p>
      )}
    </div>
  );
}

const sentText = (
  share: number,
  text: { percent: (percent: number) => string; reading: string },
): string => (share < 1 ? text.percent(Math.floor(share * 100)) : text.reading);
