import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { useAdminTexts } from '../language.ts';
import { problemOf } from '../problem.ts';
import { uploadImage } from '../upload-image.ts';

type Failure = { name: string; message: string };
type Progress = { total: number; done: number; failures: Failure[] };

const nothing: Progress = { total: 0, done: 0, failures: [] };

/** The server processes four images at a time, and other editors upload too. */
const maxConcurrentUploads = 3;

/** Uploads files a few at a time, and counts them. */
function useUploads() {
  const { refusal } = useAdminTexts();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(nothing);
  const waiting = useRef<File[]>([]);
  const running = useRef(0);

  async function uploadWaiting() {
    running.current += 1;
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const { name } = file;
      const failed = await uploadImage(file).then(
        () => [],
        (error: unknown) => [{ name, message: problemOf(error, refusal).message }],
      );
      setProgress(({ done, failures, ...before }) => ({
        ...before,
        done: done + 1,
        failures: [...failures, ...failed],
      }));
    }
    running.current -= 1;
    if (running.current === 0) await queryClient.invalidateQueries();
  }

  /** Adds files to the queue. */
  function upload(files: readonly File[]) {
    if (files.length === 0) return;
    waiting.current.push(...files);
    setProgress((before) => {
      const begun = before.done < before.total ? before : nothing;
      return { ...begun, total: begun.total + files.length };
    });
    while (waiting.current.length > 0 && running.current < maxConcurrentUploads) uploadWaiting();
  }

  return { ...progress, upload };
}

/** Uploads any number of dropped or selected files. Lists each failed file with the reason. */
export function ImageDrop() {
  const text = useAdminTexts().image.upload;
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { total, done, failures, upload } = useUploads();
  const busy = done < total;

  // The browser asks before the tab is closed. Uploads continue on other screens of the admin.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: busy });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload([...event.dataTransfer.files]);
  };

  return (
    <section
      aria-label={text.label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col gap-3 rounded-card border border-dashed p-4 ${over ? 'border-brass bg-lifted' : 'border-edge'}`}
    >
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="button"
          onClick={() => picker.current?.click()}
          className={buttonClass.primary}
        >
          <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.action}
        </button>
        <p role="status" className="text-muted text-small">
          {total === 0
            ? text.hint
            : failures.length > 0
              ? text.failed(done, total, failures.length)
              : text.done(done, total)}
        </p>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={text.action}
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {busy && (
        <progress
          aria-label={text.progress}
          max={total}
          value={done}
          className="h-2 w-full accent-brass"
        />
      )}
      {failures.length > 0 && (
        <ul aria-label={text.failures} className="flex flex-col gap-1 text-danger text-small">
          {failures.map(({ name, message }, index) => (
            // Two files may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: failures are only added
            <li key={index}>
              {name}: {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
