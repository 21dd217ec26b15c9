/** Uploads the files of programmes and of exchange rates, which are routes of their own. */
import { protocols } from './protocol.ts';
import type { Walked } from './walked.ts';

const root = '/api/admin';
const shape = { format: 'csv', currency: 'EUR', columns: { day: 'Date', earned: 'Earned' } };

export async function walkFigures(walked: Walked, headers: Record<string, string>): Promise<void> {
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    walked.make(protocols.rest.name, {
      ...{ method: 'POST', path: `${root}/${path}`, body },
      headers: { ...headers, ...more },
    });
  const add = async (path: string, draft: object): Promise<number> =>
    JSON.parse((await post(path, draft)).text).id;
  const programme_id = await add('programmes', { name: 'Programme with a file' });
  const source_id = await add('stat-sources', { programme_id, name: 'File', shape });
  const csv = { 'content-type': 'text/csv' };
  const figures = 'Date,Earned\n2026-02-03,12.50\n';
  await post(`programme-stats/import?source_id=${source_id}`, figures, csv);
  await post('rates/import', 'Date,USD,\n2026-02-27,1.0876,\n', csv);
}
