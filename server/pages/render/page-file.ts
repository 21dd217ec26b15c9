/**
 * A page refers to the scripts of one build, but a request for a script may reach a process with another build: during
 * an upgrade, or from a page opened earlier. So each process writes its build's files to the database, and serves files
 * missing from its own build from there.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { day } from '#contract/wall-clock.ts';
import {
  deletePageFilesUnusedSince,
  findPageFile,
  insertPageFiles,
  listPageFileUses,
  markPageFilesUsed,
  type PageFile,
} from '../../../db/repositories/operation/page-file.ts';
import type { Database } from '../../../db/tables.ts';
import { pathOf, unknownPath } from '../../http/unknown-path.ts';
import type { Readiness } from '../../operation/readiness.ts';
import { withShutdownTimeout } from '../../shutdown-timeout.ts';
import { chooseEncoding } from '../rendered-page.ts';

const decompress = promisify(brotliDecompress);

const typeByExtension: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const nameOfFile = /^\/assets\/(?!\.)([\w.-]{1,200})$/;

/** The time for which an open page can load its files after its build was last in use. */
const retention = 30 * day;
const retryAfter = 60_000;

/** These requests bypass the rate limit, and anyone can make up names, so requests within this time share one query. */
const queryInterval = 50;

type Options = { db: Kysely<Database>; folder: string; readiness: Readiness };

export async function pageFiles(app: FastifyInstance, { db, folder, readiness }: Options) {
  const isKept = keptNames(async () => new Set((await listPageFileUses(db)).keys()));
  app.setNotFoundHandler(async (request, reply) => {
    const name = nameOfFile.exec(pathOf(request))?.[1];
    const type = name && typeByExtension[extname(name)];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = type && isRead && (await isKept(name)) ? await findPageFile(db, name) : undefined;
    if (!found) return unknownPath(request);
    reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (found.encoding !== 'br') return reply.send(found.content);
    if (chooseEncoding(request.headers['accept-encoding']) !== 'br') {
      return reply.send(await decompress(found.content));
    }
    return reply.header('content-encoding', 'br').send(found.content);
  });
  // @fastify/static answers 403 for some names, and 500 for the folder itself.
  app.addHook('onRequest', async (request) => {
    if (!nameOfFile.test(pathOf(request))) await unknownPath(request);
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    // A range beyond the end would answer 500.
    acceptRanges: false,
  });

  let keeping = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  function keep(): Promise<void> {
    const repeatAfter = (time: number) => {
      again = setTimeout(keep, time).unref();
    };
    keeping = keepPageFiles(db, folder).then(
      () => repeatAfter(day),
      (error: unknown) => {
        app.log.error({ err: error }, 'The build files could not be saved to the database');
        repeatAfter(retryAfter);
      },
    );
    return keeping;
  }
  app.addHook('onReady', async () => {
    readiness.waitFor(keep());
  });
  app.addHook('preClose', async () => {
    await withShutdownTimeout(keeping);
    clearTimeout(again);
  });
}

function keptNames(list: () => Promise<Set<string>>) {
  let names = new Set<string>();
  let asking: Promise<void> | undefined;
  const ask = () => {
    asking ??= wait(queryInterval).then(async () => {
      asking = undefined;
      names = await list();
    });
    return asking;
  };
  return async (name: string): Promise<boolean> => {
    if (!names.has(name)) await ask();
    return names.has(name);
  };
}

export async function keepPageFiles(
  db: Kysely<Database>,
  folder: string,
  now = new Date(),
): Promise<void> {
  const files = new Set(await readdir(folder));
  const names = [...files].filter((name) => extname(name) in typeByExtension);
  const uses = await listPageFileUses(db);
  const missing: [string, PageFile][] = [];
  for (const name of names) {
    if (uses.has(name)) continue;
    const encoding = files.has(`${name}.br`) ? 'br' : null;
    const content = await readFile(join(folder, encoding ? `${name}.br` : name));
    missing.push([name, { encoding, content }]);
  }
  const isMarked = (name: string) =>
    now.getTime() - (uses.get(name)?.getTime() ?? Number.NEGATIVE_INFINITY) < day;
  if (names.every(isMarked)) return;
  // Catalogue writes don't wait for any of these.
  await insertPageFiles(db, missing, now);
  await markPageFilesUsed(db, names, now);
  await deletePageFilesUnusedSince(db, new Date(now.getTime() - retention));
}
