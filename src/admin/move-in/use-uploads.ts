import { useState } from 'react';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { problemOf } from '../problem.ts';
import { uploadExport } from './upload-export.ts';

type UploadState =
  | { state: 'waiting' | 'done' }
  | { state: 'sending'; share: number }
  | { state: 'failed'; message: string };
export type ShownUpload = UploadState & { name: string };

/** Uploads files one after another. The first begins an import unless one is given, and the others are added to it. */
export function useUploads(addTo?: number) {
  const { refusal } = useAdminTexts();
  const utils = trpc.useUtils();
  const [uploads, setUploads] = useState<ShownUpload[]>([]);
  const [isBusy, setBusy] = useState(false);

  const show = (index: number, state: UploadState) =>
    setUploads((shown) =>
      shown.map((upload, at) => (at === index ? { name: upload.name, ...state } : upload)),
    );

  /** Returns the import once every file is uploaded. Stops at the first file that is refused. */
  async function upload(files: readonly File[]): Promise<number | undefined> {
    setBusy(true);
    setUploads(files.map(({ name }) => ({ name, state: 'waiting' })));
    let id = addTo;
    let isComplete = true;
    for (const [index, file] of files.entries()) {
      show(index, { state: 'sending', share: 0 });
      try {
        const onProgress = (share: number) => show(index, { state: 'sending', share });
        id = (await uploadExport(file, { addTo: id, onProgress })).id;
        show(index, { state: 'done' });
      } catch (error) {
        show(index, { state: 'failed', message: problemOf(error, refusal).message });
        isComplete = false;
        break;
      }
    }
    await utils.admin.siteImport.invalidate();
    setBusy(false);
    return isComplete ? id : undefined;
  }

  return { uploads, isBusy, upload };
}
