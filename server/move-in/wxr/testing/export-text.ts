/** Builders for small exports, as WordPress 6 writes them. */
import { Readable } from 'node:stream';
import type { ExportRecord } from '../export-record.ts';
import { readExport } from '../read-export.ts';

export const exportHead = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<wp:wxr_version>1.2</wp:wxr_version>
`;

export const exportEnd = '</channel>\n</rss>\n';

export const exportText = (...items: string[]) => exportHead + items.join('') + exportEnd;

export const itemText = (id: number, rest = '', title = `Item ${id}`) =>
  `<item><title><![CDATA[${title}]]></title><wp:post_id>${id}</wp:post_id><wp:post_type><![CDATA[post]]></wp:post_type>${rest}</item>\n`;

/** Reads until the end or the first error, which it returns with the records. */
export async function readAll(
  text: string | Uint8Array | AsyncIterable<Uint8Array>,
  options?: Parameters<typeof readExport>[1],
) {
  const isText = typeof text === 'string' || text instanceof Uint8Array;
  const source = isText ? Readable.from([Buffer.from(text)]) : text;
  const { records, counts } = readExport(source, options);
  const found: ExportRecord[] = [];
  try {
    for await (const record of records) found.push(record);
    return { records: found, counts, error: '' };
  } catch (error) {
    return { records: found, counts, error: error instanceof Error ? error.message : '' };
  }
}

export const itemsIn = (records: readonly ExportRecord[]) =>
  records.filter((record) => record.kind === 'item');

export const leftOutIn = (records: readonly ExportRecord[]) =>
  records.filter((record) => record.kind === 'left_out');
