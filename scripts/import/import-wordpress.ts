/** Turns a WordPress export into a release. Run again with a newer export, it updates what it made. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { type ImportOptions, importOptions } from '#contract/move-in/import-options.ts';
import type { ImportReport } from '#contract/move-in/import-report.ts';
import type { ImportStep } from '#contract/move-in/site-import.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { findImportMapping } from '../../db/repositories/move-in/import-mapping.ts';
import type { Database } from '../../db/tables.ts';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { internet } from '../../server/http/outgoing/public-fetch.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { mediaFetch } from '../../server/move-in/media/media-fetch.ts';
import { mediaFolder } from '../../server/move-in/media/media-folder.ts';
import { mediaZip } from '../../server/move-in/media/media-zip.ts';
import { importLease } from '../../server/move-in/run/import-lease.ts';
import { importSite } from '../../server/move-in/site/import-site.ts';
import { hostsOf } from '../../server/move-in/site/old-path.ts';
import { planImport } from '../../server/move-in/site/plan-site.ts';
import { proposeOptions } from '../../server/move-in/site/propose-options.ts';
import { readSite } from '../../server/move-in/site/read-site.ts';
import {
  contentsIn,
  getImport,
  optionsIn,
  reportIn,
} from '../../server/move-in/site/stored-import.ts';
import type { Settings } from '../../server/settings.ts';

export const wordPressUsage = `Usage: npm run import -- FILE... [options]
FILE is an export of WordPress (Tools, Export, All content), a CSV export of Pretty Links or ThirstyAffiliates, or an
archive of npm run export.
For WordPress:
  --mapping NAME            what posts and fields become, as kept under this name (the host of the old site)
  --language ${languages.join('|')}        the language of its texts
  --posts guide|review      what posts become
  --reviews slug,slug       the categories whose posts become reviews
  --media PATH              a folder or ZIP of wp-content/uploads; otherwise, pictures are fetched from the old site
  --resume ID               goes on with an import that was stopped, without FILE`;

const actor = 'npm run import';

type WordPressValues = {
  mapping?: string | undefined;
  language?: string | undefined;
  posts?: string | undefined;
  reviews?: string | undefined;
  media?: string | undefined;
  resume?: string | undefined;
};

/** What the command says goes before what was kept or proposed. */
function chosenOptions(
  kept: ImportOptions,
  { language, posts, reviews }: WordPressValues,
): ImportOptions {
  const changed = {
    ...kept,
    language: language ?? kept.language,
    types: kept.types.map((option) =>
      option.type === 'post' && posts ? { ...option, becomes: posts } : option,
    ),
    reviews: reviews?.split(',').filter(Boolean) ?? kept.reviews,
  };
  const options = importOptions.safeParse(changed);
  if (!options.success) throw new Error(wordPressUsage);
  return options.data;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

type Site = { db: Kysely<Database>; settings: Settings };

async function readFiles(db: Kysely<Database>, files: readonly string[], signal: AbortSignal) {
  let id: number | undefined;
  for (const file of files) {
    const source = createReadStream(file);
    id = await readSite(db, { name: basename(file), source, author: actor, addTo: id, signal });
  }
  if (id === undefined) throw new Error(wordPressUsage);
  return id;
}

async function plan(db: Kysely<Database>, id: number, values: WordPressValues) {
  const stored = await getImport(db, id);
  const mapping = values.mapping ?? stored.mapping;
  const found = values.mapping ? await findImportMapping(db, values.mapping) : undefined;
  if (values.mapping && !found)
    throw new Error(`There is no saved mapping named ${values.mapping}.`);
  const { items: categories } = await listCategories(db, { offset: 0 });
  const kept = found
    ? proposeOptions(contentsIn(stored), categories, { earlier: found.options })
    : optionsIn(stored);
  const options = chosenOptions(kept, values);
  await planImport(db, id, { mapping, options });
  say(`Import ${id} of ${stored.source}, with the mapping ${mapping}:`);
  for (const { type, becomes } of options.types) say(`  ${type} becomes ${becomes}`);
  for (const { type, key, target } of options.fields) say(`  ${type}: ${key} becomes ${target}`);
}

export async function importWordPress(
  { db, settings }: Site,
  files: readonly string[],
  { signal, ...values }: WordPressValues & { signal: AbortSignal },
) {
  const copies = values.media === undefined ? undefined : await copiesAt(values.media);
  const pictures = {
    sources: (host: string) => [copies ?? mediaFetch({ network: internet, hosts: hostsOf(host) })],
    storage: await openImageStorage(settings),
    maxBytes: settings.UPLOAD_MAX_BYTES,
  };
  const resumed = values.resume === undefined ? undefined : Number(values.resume);
  const id = resumed ?? (await readFiles(db, files, signal));
  if (resumed === undefined) await plan(db, id, values);
  const writer = { db, actor };
  const deps = { writer, pictures, proposables: proposableByKind, signal, onProgress };
  const release = await underLease(db, id, () => importSite(deps, id));
  const report = reportIn(await getImport(db, id));
  for (const line of report ? describe(report) : []) say(line);
  say(
    release === null
      ? 'Everything in this file is here already.'
      : `Preview and publish it under /admin/releases/${release}`,
  );
}

const renewalInterval = 2_000;

/** The site would otherwise take the import for one that has stopped. */
async function underLease<Result>(db: Kysely<Database>, id: number, work: () => Promise<Result>) {
  const lease = importLease(db, id);
  if (!(await lease.take())) throw new Error('Another import is running.');
  const renewal = setInterval(() => lease.take().catch(() => {}), renewalInterval);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await lease.release();
  }
}

const copiesAt = async (path: string) =>
  (await stat(path)).isDirectory() ? mediaFolder(path) : mediaZip(path);

const linesPerStep = 100;

function onProgress(step: ImportStep, done: number, total: number) {
  if (total > 0 && (done % linesPerStep === 0 || done === total))
    say(`${step}: ${done} of ${total}`);
}

function* describe({ taken, totals, lines }: ImportReport) {
  for (const [kind, count] of Object.entries(taken)) yield `Taken over: ${count} × ${kind}`;
  for (const [what, count] of Object.entries(totals)) yield `In the report: ${count} × ${what}`;
  for (const { what, name, detail, after } of lines) {
    yield `- ${name}: ${what}: ${detail}${after ? ` (after “${after}”)` : ''}`;
  }
}
