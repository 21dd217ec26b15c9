import { type StatImportResult, statImportResult } from '#contract/money/stat-import.ts';
import { callUrl } from '../../../api/call-api.ts';
import { storedToken, tokenHeader } from '../../people/sign-in/stored-token.ts';

/** A large file takes a while to upload and to read. */
const timeoutMs = 10 * 60_000;

async function send(path: string, file: File): Promise<unknown> {
  const result = await callUrl('POST', path, {
    headers: { ...tokenHeader(storedToken()), 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if ('failure' in result) throw result.failure;
  return result.data;
}

type Upload = { sourceId: number; isDryRun: boolean };

/** Imports a file of a programme, or shows what it would change. Throws the server's error. */
export async function uploadFigures(
  file: File,
  { sourceId, isDryRun }: Upload,
): Promise<StatImportResult> {
  const query = new URLSearchParams({
    source_id: String(sourceId),
    name: file.name.slice(0, 200) || 'file',
    dry_run: String(isDryRun),
  });
  return statImportResult.parse(await send(`/api/admin/programme-stats/import?${query}`, file));
}

/** Imports a file of the European Central Bank. Returns the number of rates. */
export async function uploadRates(file: File): Promise<number> {
  const { rates } = (await send('/api/admin/rates/import', file)) as { rates: number };
  return rates;
}
