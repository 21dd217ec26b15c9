import type { SiteImport } from '#contract/move-in/site-import.ts';
import { failureIn, tooLarge, unreachable } from '../../api/api-result.ts';
import { storedToken, tokenHeader } from '../people/sign-in/stored-token.ts';

type Upload = {
  /** Adds the file to an import instead of beginning another. */
  addTo: number | undefined;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** A request has a minute, in which a slow connection can't send a large file as it is. */
const compressed = (file: File): Promise<Blob> =>
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();

/** Throws the server's error. */
export async function uploadExport(file: File, { addTo, onProgress }: Upload): Promise<SiteImport> {
  const query = new URLSearchParams({ name: file.name });
  if (addTo !== undefined) query.set('add_to', String(addTo));
  // fetch doesn't tell how much of a body has been sent.
  const request = new XMLHttpRequest();
  request.open('POST', `/api/admin/imports?${query}`);
  const headers = {
    accept: 'application/json',
    'content-type': 'application/octet-stream',
    'content-encoding': 'gzip',
    ...tokenHeader(storedToken()),
  };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  const sent = await compressed(file);
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(unreachable);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status === 201) resolve(body as SiteImport);
      else if (body === undefined && request.status === 413) reject(tooLarge);
      else reject(failureIn(body));
    };
    request.send(sent);
  });
}

/** A proxy's error page isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
