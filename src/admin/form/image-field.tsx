import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { buttonClass } from '../../ui/button.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { ImageChooser } from '../image/image-chooser.tsx';
import { useAdminTexts } from '../language.ts';
import { useMayEdit } from '../people/sign-in/use-session.ts';
import { problemOf } from '../problem.ts';
import { uploadImage } from '../upload-image.ts';
import { usePendingUpload } from './pending-upload.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label?: string;
  hint?: string;
};

/** A field for one image, which is dropped, uploaded or selected from the library. */
export function ImageField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, refusal: refusals } = useAdminTexts();
  const text = form.image;
  const { control, name, label = text.label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const mayWrite = useMayEdit();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const upload = useMutation({
    ...showsOwnErrors,
    mutationFn: uploadImage,
    onSuccess: (url) => field.onChange(url),
    onError: (error) => setRefusal(problemOf(error, refusals).message),
  });
  const busy = upload.isPending;
  usePendingUpload(busy);
  const url: string = field.value ?? '';
  const message = refusal ?? fieldState.error?.message;

  function take(files: FileList | null) {
    const [file, another] = files ?? [];
    if (busy || !file || !mayWrite) return;
    const wrong = another ? text.one : file.type.startsWith('image/') ? undefined : text.noImage;
    setRefusal(wrong);
    if (!wrong) upload.mutate(file);
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <fieldset
      aria-describedby={message ? `${id}-error` : undefined}
      className="min-w-0"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="mb-1.5 font-strong text-small">{label}</legend>
      <div
        className={`flex flex-wrap items-center gap-4 rounded-control border border-dashed p-3 ${over ? 'border-brass bg-lifted' : message ? 'border-danger' : 'border-edge'}`}
      >
        <Thumbnail url={url} />
        <div className="flex min-w-min flex-1 flex-col gap-2">
          <p className="text-muted text-small" role="status">
            {busy ? text.uploading : url ? '' : text.drop}
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              ref={field.ref}
              name={name}
              data-label={label}
              disabled={busy}
              aria-invalid={message !== undefined}
              onClick={() => picker.current?.click()}
              className={buttonClass.quiet}
            >
              <span aria-hidden="true">{url ? text.replace : text.choose}</span>
              <span className="sr-only">
                {url ? text.replaceFor(label) : text.chooseFor(label)}
              </span>
            </button>
            <button
              type="button"
              disabled={busy}
              onClick={() => setChoosing(true)}
              className={buttonClass.quiet}
            >
              <span aria-hidden="true">{text.library}</span>
              <span className="sr-only">{text.libraryFor(label)}</span>
            </button>
            {url && (
              <button
                type="button"
                disabled={busy}
                onClick={() => {
                  setRefusal(undefined);
                  field.onChange(null);
                }}
                className={buttonClass.quiet}
              >
                <span aria-hidden="true">{text.remove}</span>
                <span className="sr-only">{text.removeNamed(label)}</span>
              </button>
            )}
          </div>
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          disabled={busy}
          aria-label={label}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </div>
      {choosing && (
        <ImageChooser
          title={text.libraryFor(label)}
          onClose={() => setChoosing(false)}
          onChoose={({ path }) => {
            setRefusal(undefined);
            field.onChange(path);
          }}
        />
      )}
      {hint && <p className="mt-1.5 text-muted text-small">{hint}</p>}
      {message && <FieldError id={`${id}-error`} message={message} />}
    </fieldset>
  );
}

const Thumbnail = ({ url }: { url: string }) => (
  <div className="h-20 min-w-20 shrink-0 overflow-hidden rounded-control border border-line bg-lifted">
    {url && <img key={url} src={url} alt="" className="mx-auto h-full max-w-40 object-contain" />}
  </div>
);
