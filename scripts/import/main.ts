/**
 * `npm run import -- FILE` turns an export of another site into a release, which an editor previews and publishes. Run again
 * with a newer export, it updates what it made.
 */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#contract/language.ts';
import { type ImportReport, importReport } from '#contract/move-in/import-report.ts';
import { openDataFolder } from '../../db/data-folder.ts';
import { openDatabase } from '../../db/open.ts';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { getImport, importSite } from '../../server/move-in/site/import-site.ts';
import { readSite } from '../../server/move-in/site/read-site.ts';
import type { ImportOptions } from '../../server/move-in/site/site-plan.ts';
import { databaseAddress, parseSettings } from '../../server/settings.ts';

const usage = `Usage: npm run import -- FILE [options]
FILE is an export of WordPress (Tools, Export, All content).
  --language ${languages.join('|')}        the language of its texts (en)
  --posts guide|review      what posts become (guide)
  --reviews slug,slug       the categories whose posts become reviews
`;

const actor = 'npm run import';

type Given = { file: string; options: ImportOptions };

function readArguments(): Given | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'en' },
      posts: { type: 'string', default: 'guide' },
      reviews: { type: 'string', default: '' },
    },
  });
  const [file, ...others] = positionals;
  const language = languages.find((known) => known === values.language);
  const posts = (['guide', 'review'] as const).find((known) => known === values.posts);
  if (file === undefined || others.length > 0 || !language || !posts) return undefined;
  return { file, options: { language, posts, reviews: values.reviews.split(',').filter(Boolean) } };
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function importFile({ file, options }: Given) {
  const settings = parseSettings(process.env);
  openDataFolder(settings.DATA_DIR);
  const { db, close } = await openDatabase(databaseAddress(settings));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('Stopped. Nothing was published.')));
  try {
    const source = createReadStream(file);
    const { signal } = stop;
    const id = await readSite(db, { name: basename(file), source, author: actor, signal });
    const deps = { writer: { db, actor }, proposables: proposableByKind, signal, onProgress };
    const release = await importSite(deps, id, options);
    const { report } = await getImport(db, id);
    for (const line of describe(importReport.parse(JSON.parse(report ?? '{}')))) say(line);
    say(
      release === null
        ? 'Everything in this file is here already.'
        : `Preview and publish it under /admin/releases/${release}`,
    );
  } finally {
    await close();
  }
}

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

async function main(): Promise<number> {
  const given = readArguments();
  if (given) await importFile(given);
  else process.stderr.write(usage);
  return given ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
