/**
 * A page names its scripts by names of one build. The request for a script can reach a process of another build: while
 * versions change, or from a page that was opened before. So each process writes its build's files to the database, and
 * answers from there what its own build lacks.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { day } from '#contract/local-time.ts';
import {
  deletePageFilesUnusedSince,
  findPageFile,
  insertPageFile,
  listPageFileUses,
  markPageFilesUsed,
  type PageFile,
} from '../../../db/repositories/page-file.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { unknownPath } from '../../http/not-found.ts';
import type { Readiness } from '../../readiness.ts';

const typeByExtension: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const nameOfFile = /^\/assets\/([\w.-]{1,200})$/;

/** An open page may load its files for this long after its build was last served. */
const keptFor = 30 * day;

type Options = { db: Kysely<Database>; folder: string; readiness: Readiness };

export async function pageFiles(app: FastifyInstance, { db, folder, readiness }: Options) {
  app.setNotFoundHandler(async (request, reply) => {
    const name = nameOfFile.exec(request.url.replace(/\?.*/, ''))?.[1];
    const type = name && typeByExtension[extname(name)];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = type && isRead ? await findPageFile(db, name) : undefined;
    if (!found) return unknownPath(request);
    const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (found.encoding !== 'br') return reply.send(found.content);
    if (!acceptsBrotli) return reply.send(brotliDecompressSync(found.content));
    return reply.header('content-encoding', 'br').send(found.content);
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
  });

  let keeping: Promise<void> | undefined;
  const keep = () => {
    keeping = keepPageFiles(db, folder).catch((error: unknown) =>
      app.log.error({ err: error }, 'The files of this build were not written to the database'),
    );
    return keeping;
  };
  let daily: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    readiness.waitFor(keep());
    daily = setInterval(keep, day).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(daily);
    await keeping;
  });
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
  await inTransaction(db, async (trx) => {
    for (const [name, file] of missing) await insertPageFile(trx, name, file, now);
    await markPageFilesUsed(trx, names, now);
    await deletePageFilesUnusedSince(trx, new Date(now.getTime() - keptFor));
  });
}
