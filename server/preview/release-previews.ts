/**
 * Previews of releases, at most two at a time in each process. Each has an address that anyone can open for half an
 * hour. A process that receives a request for a preview of another process opens the same preview itself.
 */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import type { Settings } from '../settings.ts';
import { type BuildPreview, type OpenPreview, openPreview } from './open-preview.ts';
import { deleteLeftoverPreviews } from './preview-folder.ts';
import { type PreviewToken, readToken, signToken } from './preview-token.ts';
import { previewPathOf, servePreviews } from './serve-previews.ts';

const minute = 60_000;
const previewLifetime = 30 * minute;
const maxPreviews = 2;

/** The functions that a preview needs from releases. */
export type PreviewedReleases = {
  find: (db: Kysely<Database>, id: number) => Promise<{ name: string } | undefined>;
  /** Applies a release's proposals with the usual writes. The writer's database is the copy. */
  apply: (writer: Writer, id: number) => Promise<void>;
};

type Options = {
  settings: Settings;
  db: Kysely<Database>;
  /** Signs the addresses. */
  secret: () => string;
  build: BuildPreview;
  releases: PreviewedReleases;
  siteUrl: () => string;
  log: () => FastifyInstance['log'];
};

type Entry = {
  release: number;
  ends: number;
  preview: Promise<OpenPreview>;
  timer: NodeJS.Timeout;
};

export type ReleasePreviews = ReturnType<typeof releasePreviews>;

export function releasePreviews(options: Options) {
  const { settings, db, secret, build, releases, siteUrl, log } = options;
  const entries = new Map<string, Entry>();
  const closing = new Set<Promise<void>>();
  let isClosed = false;

  async function openRelease({ release, at }: PreviewToken): Promise<OpenPreview> {
    const found = await releases.find(db, release);
    if (!found) throw new AppError('not_found', 'No release is at this address.');
    return openPreview({
      settings,
      db,
      build,
      name: found.name,
      siteUrl: siteUrl(),
      apply: (writer) => releases.apply(writer, release),
      at: at === undefined ? undefined : new Date(at),
    });
  }

  function drop(token: string) {
    const entry = entries.get(token);
    if (!entry) return;
    entries.delete(token);
    clearTimeout(entry.timer);
    const closed = entry.preview
      .then(
        (preview) => preview.close(),
        () => {},
      )
      .catch((error: unknown) => {
        log().error({ err: error }, 'A preview could not be closed');
      })
      .finally(() => closing.delete(closed));
    closing.add(closed);
  }

  /** Only the newest preview of a release stays open. */
  function makeRoom({ release, ends }: PreviewToken) {
    const [older] = [...entries].filter(([, entry]) => entry.release === release);
    if (older && older[1].ends > ends) {
      throw new AppError('conflict', 'A newer preview of this release has been opened.');
    }
    if (older) return drop(older[0]);
    if (entries.size < maxPreviews) return;
    const next = Math.min(...[...entries.values()].map((entry) => entry.ends));
    const minutes = Math.ceil((next - Date.now()) / minute);
    throw new AppError(
      'conflict',
      `Previews of ${maxPreviews} other releases are open. Try again in ${minutes > 1 ? `${minutes} minutes` : 'a minute'}.`,
    );
  }

  function find(token: string, read: PreviewToken): Promise<OpenPreview> {
    const known = entries.get(token);
    if (known) return known.preview;
    if (isClosed) throw new AppError('overloaded', 'The server is shutting down.');
    makeRoom(read);
    const preview = openRelease(read);
    const timer = setTimeout(() => drop(token), read.ends - Date.now()).unref();
    entries.set(token, { release: read.release, ends: read.ends, preview, timer });
    preview.catch(() => {
      clearTimeout(timer);
      if (entries.get(token)?.preview === preview) entries.delete(token);
    });
    return preview;
  }

  return {
    /** Opens the preview, so that a change that can't be applied fails here. */
    async make({ release, at }: { release: number; at: Date | undefined }) {
      const read = { release, at: at?.getTime(), ends: Date.now() + previewLifetime };
      const token = signToken(read, secret());
      await find(token, read);
      return {
        url: siteUrl() + previewPathOf(token),
        ends_at: new Date(read.ends).toISOString(),
      };
    },

    serve(app: FastifyInstance) {
      app.addHook('onListen', () => deleteLeftoverPreviews(settings.DATA_DIR));
      servePreviews(app, { read: (token) => readToken(token, secret()), find, siteUrl });
    },

    async close() {
      isClosed = true;
      for (const token of entries.keys()) drop(token);
      await Promise.all(closing);
    },
  };
}
