/** Turns a WordPress export into a release. Run again with a newer export, it updates what it made. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { type ImportReport, importReport } from '#contract/move-in/import-report.ts';
import type { Database } from '../../db/tables.ts';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { internet } from '../../server/http/outgoing/public-fetch.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { mediaFetch } from '../../server/move-in/media/media-fetch.ts';
import { mediaFolder } from '../../server/move-in/media/media-folder.ts';
import { mediaZip } from '../../server/move-in/media/media-zip.ts';
import { getImport, importSite } from '../../server/move-in/site/import-site.ts';
import { readSite } from '../../server/move-in/site/read-site.ts';
import type { ImportOptions } from '../../server/move-in/site/site-plan.ts';
import type { Settings } from '../../server/settings.ts';

export const wordPressUsage = `Usage: npm run import -- FILE [options]
FILE is an export of WordPress (Tools, Export, All content), or an archive of npm run export.
For WordPress:
  --language ${languages.join('|')}        the language of its texts (en)
  --posts guide|review      what posts become (guide)
  --reviews slug,slug       the categories whose posts become reviews
  --media PATH              a folder or ZIP of wp-content/uploads; otherwise, pictures are fetched from the old site`;

const actor = 'npm run import';

export type WordPressValues = {
  language: string;
  posts: string;
  reviews: string;
  media?: string | undefined;
};

function readOptions({ language: asked, posts: become, reviews }: WordPressValues): ImportOptions {
  const language = languages.find((known) => known === asked);
  const posts = (['guide', 'review'] as const).find((known) => known === become);
  if (!language || !posts) throw new Error(wordPressUsage);
  return { language, posts, reviews: reviews.split(',').filter(Boolean) };
}

const say = (line: string) => process.stdout.write(`${line}\n`);

export async function importWordPress(
  { db, settings }: { db: Kysely<Database>; settings: Settings },
  file: string,
  { signal, ...values }: WordPressValues & { signal: AbortSignal },
) {
  const options = readOptions(values);
  const copies = values.media === undefined ? undefined : await copiesAt(values.media);
  const pictures = {
    sources: (host: string) => [copies ?? mediaFetch({ network: internet, hosts: [host] })],
    storage: await openImageStorage(settings),
    maxBytes: settings.UPLOAD_MAX_BYTES,
  };
  const source = createReadStream(file);
  const id = await readSite(db, { name: basename(file), source, author: actor, signal });
  const writer = { db, actor };
  const deps = { writer, pictures, proposables: proposableByKind, signal, onProgress };
  const release = await importSite(deps, id, options);
  const { report } = await getImport(db, id);
  for (const line of describe(importReport.parse(JSON.parse(report ?? '{}')))) say(line);
  say(
    release === null
      ? 'Everything in this file is here already.'
      : `Preview and publish it under /admin/releases/${release}`,
  );
}

const copiesAt = async (path: string) =>
  (await stat(path)).isDirectory() ? mediaFolder(path) : mediaZip(path);

function onProgress(done: number, total: number) {
  if (done % 100 === 0 || done === total) say(`${done} of ${total} posts converted`);
}

function* describe({ taken, totals, lines }: ImportReport) {
  for (const [kind, count] of Object.entries(taken)) yield `Taken over: ${count} × ${kind}`;
  for (const [what, count] of Object.entries(totals)) yield `In the report: ${count} × ${what}`;
  for (const { what, name, detail, after } of lines) {
    yield `- ${name}: ${what}: ${detail}${after ? ` (after “${after}”)` : ''}`;
  }
}
