/** Writes to a site, and records the public API's responses after each write. */
import { dirname } from 'node:path';
import { findLogHead } from '../../../../db/change-log.ts';
import { listTopListEntries } from '../../../../db/repositories/catalogue/top-list-entry.ts';
import { emptyDatabase, isPostgres } from '../../../../db/testing/database.ts';
import { temporaryFolder } from '../../../../db/testing/temporary-folder.ts';
import { topListEntryResource } from '../../../catalogue/resource/top-list-entry.ts';
import { imageName } from '../../../image/storage/image-storage.ts';
import { openImageStorage } from '../../../image/storage/open-image-storage.ts';
import { seedSampleCatalogue } from '../../../sample/seed-sample-catalogue.ts';
import { parseSettings, type Settings } from '../../../settings.ts';
import { categoryId, type TestApp, testApp } from '../../../testing/app.ts';

import { sha256 } from '../archive.ts';

export type Place = { settings: Settings; address: string; variables: Record<string, string> };

/** An empty database and an empty folder. */
export async function emptyPlace(onPostgres = isPostgres): Promise<Place> {
  const address = onPostgres ? await emptyDatabase() : `${temporaryFolder()}/aceboard.db`;
  const variables: Record<string, string> = onPostgres
    ? { DATABASE_URL: address, DATA_DIR: temporaryFolder() }
    : { DATA_DIR: dirname(address) };
  return { settings: parseSettings(variables), address, variables };
}

export const openSite = ({ variables, address }: Place) => testApp(variables, { address });

const publicPaths = [
  ...['/products?limit=100', '/bonuses?limit=100', '/banners?limit=100', '/promocodes?limit=100'],
  ...['casino', 'bets', 'bonuses'].flatMap((page) => [`/layout/${page}`, `/top?category=${page}`]),
  ...['/products/1', '/search?q=fresh', '/search?q=casino'],
];

/** Returns a checksum of each response. */
export async function publicAnswers({ call }: TestApp): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const path of publicPaths) {
    const { status, text } = await call('GET', path);
    answers[path] = sha256(`${status} ${text.replace(/"took_ms":[\d.]+/, '')}`);
  }
  return answers;
}

/** Each round creates, moves and deletes something, and stores an image before its row. */
async function* writes({ writer, make }: TestApp, settings: Settings, round: number) {
  const bytes = Buffer.from(`image ${round}`);
  const image = imageName(bytes);
  const files = new Map(['10x10.webp', '5.webp'].map((file) => [file, bytes]));
  await (await openImageStorage(settings)).put(image, files);
  const fresh = await make.product({
    icon_url: `/uploads/${image}/10x10.webp`,
    i18n: { en: { name: `Fresh ${round}` } },
    categories: [categoryId.casino],
  });
  yield;
  const entry = await make.topListEntry({ product_id: fresh.id });
  yield;
  await make.promoCode({ code: `FRESH${round}`, product_id: fresh.id });
  yield;
  const list = { category: 'casino', market: 'US' } as const;
  const { items } = await listTopListEntries(writer.db, { ...list, offset: 0 });
  const moved = items.toReversed().map(({ id }, index) => ({ id, position: index + 1 }));
  await topListEntryResource.reorder(writer, { ...list, items: moved });
  yield;
  if (round % 3 > 0) return;
  await topListEntryResource.delete(writer, entry.id);
  yield;
}

export type ChangingSite = Awaited<ReturnType<typeof changingSite>>;

export async function changingSite(place: Place) {
  const site = await openSite(place);
  await seedSampleCatalogue({ db: site.db, now: new Date() });
  const answers = new Map<number, Record<string, string>>();
  let rounds = 0;

  async function writeRound() {
    for await (const _ of writes(site, place.settings, rounds)) {
      answers.set(await findLogHead(site.db), await publicAnswers(site));
    }
    rounds += 1;
  }

  return {
    ...place,
    rounds: () => rounds,
    /** Nothing else writes, so each set of responses belongs to one state of the log. */
    answersAt: (head: number) => answers.get(head),
    /** Writes to the site from before the work starts until it ends. */
    async whileWriting<Result>(work: () => Promise<Result>): Promise<Result> {
      await writeRound();
      let isDone = false;
      const working = work().finally(() => {
        isDone = true;
      });
      while (!isDone) await writeRound();
      return working;
    },
    close: () => site.app.close(),
  };
}
