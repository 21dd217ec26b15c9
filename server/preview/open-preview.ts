/** A second app in this process that serves a copy of the database, to which the changes of a release were applied. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { copyForPreview, emptyTablesOfWrites } from '../../db/copy/preview-copy.ts';
import { type Clock, systemClock } from '../../db/engine.ts';
import { outsideGauges } from '../../db/metrics/measure.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/tables.ts';
import { openSearch, type Search } from '../../search-index/open-search-engine.ts';
import type { Writer } from '../resource/resource.ts';
import type { Settings } from '../settings.ts';
import { copyAlone } from './copy-alone.ts';
import { type PreviewBar, previewBar } from './preview-bar.ts';
import { deletePreviewFolder, makePreviewFolder } from './preview-folder.ts';

/** The differences between the app of a preview and that of the site. */
type PreviewParts = {
  database: OpenDatabase;
  search: Search;
  settings: Settings;
  preview: { bar: PreviewBar };
};

export type BuildPreview = (parts: PreviewParts) => Promise<{ app: FastifyInstance }>;

export type OpenPreview = { app: FastifyInstance; close: () => Promise<void> };

type Options = {
  /** The settings of the site. */
  settings: Settings;
  db: Kysely<Database>;
  build: BuildPreview;
  /** Appears in the bar. */
  name: string;
  siteUrl: string;
  /** Makes the changes with the usual writes. */
  apply: (writer: Writer) => Promise<void>;
  /** The previewed moment. Undefined for the current time. */
  at: Date | undefined;
};

export function openPreview(options: Options): Promise<OpenPreview> {
  return outsideGauges(async () => {
    const folder = await makePreviewFolder(options.settings.DATA_DIR);
    try {
      return await openIn(folder, options);
    } catch (error) {
      await deletePreviewFolder(folder);
      throw error;
    }
  });
}

async function openIn(folder: string, options: Options): Promise<OpenPreview> {
  const time = options.at?.getTime();
  const clock: Clock = time === undefined ? systemClock : () => time;
  const { db } = options;
  const database = await copyAlone(db, () =>
    copyForPreview(db, join(folder, 'aceboard.db'), clock),
  );
  try {
    await options.apply({ db: database.db, actor: 'preview' });
    await emptyTablesOfWrites(database.db);
    return await serve({ folder, database, clock }, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Copy = { folder: string; database: OpenDatabase; clock: Clock };

async function serve({ folder, database, clock }: Copy, options: Options): Promise<OpenPreview> {
  const { settings, build, name, siteUrl } = options;
  const search = openSearch(database);
  const { app } = await build({
    database,
    search,
    // Requests have passed the limits of the site. Nothing is sent, and links lead to the address of the site.
    settings: { ...settings, SITE_URL: siteUrl, SMTP_URL: undefined, RATE_LIMIT: 0 },
    preview: { bar: await previewBar({ name, timeZone: settings.SITE_TIMEZONE }, clock) },
  });
  const closeApp = async () => {
    await app.close();
    await search.close();
  };
  try {
    await app.ready();
  } catch (error) {
    await closeApp();
    throw error;
  }
  search.start(app.log);
  return {
    app,
    async close() {
      try {
        await closeApp();
        await database.close();
      } finally {
        await deletePreviewFolder(folder);
      }
    },
  };
}
