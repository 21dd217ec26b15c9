import { maxRedirectLines } from '#contract/content/redirect-import.ts';
import { refusal } from '../../sheet/csv.ts';
import type { LeftLine, OldLine } from './old-line.ts';
import { readCsv } from './read-csv.ts';
import { isHtaccess, readHtaccess } from './read-htaccess.ts';
import { readJson } from './read-json.ts';

/** Recognizes the format by its content, because people rename files. */
export async function readRedirectFile(text: string): Promise<(OldLine | LeftLine)[]> {
  const lines = await linesOf(text);
  if (lines.length === 0) throw refusal('The file has no redirects');
  if (lines.length > maxRedirectLines) {
    throw refusal(`Must have at most ${maxRedirectLines} lines; split the file`);
  }
  return lines;
}

function linesOf(text: string) {
  if (/^\ufeff?\s*[{[]/.test(text)) return readJson(text);
  return isHtaccess(text) ? readHtaccess(text) : readCsv(text);
}
