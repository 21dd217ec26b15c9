import { failureIn, unreachable } from '../../../api/api-result.ts';
import { storedToken, tokenHeader } from '../../people/sign-in/stored-token.ts';
import { saveBlob } from '../../save-file.ts';

/** Downloads the archive of the site. The browser keeps a large one on the disk. Throws the server's error. */
export async function downloadExport(): Promise<void> {
  const headers = { accept: 'application/json', ...tokenHeader(storedToken()) };
  try {
    const response = await fetch('/api/admin/archive', { headers });
    if (!response.ok) throw failureIn(await response.json());
    const [, name = 'aceboard-export.tar.gz'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    saveBlob(name, await response.blob());
  } catch (error) {
    // The browser's own errors don't help the owner.
    throw error instanceof Error ? unreachable : error;
  }
}
