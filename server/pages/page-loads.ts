/** Runs the loaders of all public pages, with the reads that a visitor's request would make. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { footerPaths } from '#contract/site/footer-paths.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import { everyone, readCall } from '../catalogue/read/read-call.ts';
import { type ReadName, readSchemas } from '../catalogue/read/read-schemas.ts';
import {
  keyOfPage,
  type LoadedPage,
  type LoadResult,
  type PageLoads,
  type PageSource,
} from '../effect/loaded-page.ts';
import type { Settings } from '../settings.ts';
import { readSite } from '../site/read-site.ts';
import { furtherPaths, listPublicPaths } from './public-page.ts';
import type { Api, Load } from './render/renderer.ts';
import { visitorApi } from './render/visitor-api.ts';

type Given = { settings: Settings; app: () => FastifyInstance; load: () => Load | undefined };

export const pageLoads = ({ settings, app, load: findLoad }: Given): PageLoads =>
  async function* loadAll(source) {
    const load = findLoad();
    // An app without pages has none to load.
    if (!load) return;
    const frames = await framesOf({ settings, reads: source.reads, db: source.db }, app);
    const yieldTurn = timeSlices();
    let count = 0;
    for await (const { path, languages: own } of listPublicPaths(source.db)) {
      for (const frame of frames.filter(({ language }) => own.includes(language))) {
        const waiting = [path];
        for (const at of waiting) {
          count += 1;
          await yieldTurn();
          const { result, further } =
            count > source.maxPages
              ? { result: { kind: 'beyond limit' as const }, further: [] }
              : await loadOne(load, source, { ...frame, path: at });
          yield result;
          if (at === path) waiting.push(...further);
        }
      }
    }
  };

type Frame = Awaited<ReturnType<typeof framesOf>>[number];

async function framesOf(
  { db, ...source }: { settings: Settings; reads: CatalogueReads; db: Kysely<Database> },
  app: () => FastifyInstance,
) {
  const frames = [];
  for (const language of languages) {
    const { markets } = await source.reads.markets.list(language);
    for (const { code: market } of markets) {
      const shownTo = { ...everyone, market };
      const { site } = await readSite(app(), { ...source, database: { db } }, language, shownTo);
      if (!site.languages.includes(language)) continue;
      frames.push({ language, market, markets, site, footer: footerPaths(site, language) });
    }
  }
  return frames;
}

async function loadOne(
  load: Load,
  source: PageSource,
  { path, language, market, markets, site, footer }: Frame & { path: string },
): Promise<{ result: LoadResult; further: string[] }> {
  const address = { path, language, market };
  const kept = await source.keep(address);
  if (kept) {
    return { result: { kind: 'kept', key: keyOfPage(address), footer }, further: kept.further };
  }
  const seen: Pick<LoadedPage, 'reads' | 'made'> = { reads: [], made: [] };
  const api = taggedApi(source.reads, seen, (read) => source.tag(read, language));
  const { isShown, title, data } = await load({
    path: pathIn(language, path),
    ...{ market, markets, site, api },
  });
  const further = isShown ? furtherOf(path, seen.reads) : [];
  const page = { ...address, isShown, title, data, ...seen, further, footer };
  return { result: { kind: 'loaded', page }, further };
}

/** Records each read, and marks its result before a loader gets it. */
function taggedApi(
  reads: CatalogueReads,
  seen: Pick<LoadedPage, 'reads' | 'made'>,
  tagged: (read: LoadedPage['reads'][number]) => unknown,
): Api {
  const { catalogue } = visitorApi(reads, {
    ...everyone,
    onError: () => {},
    onRead: ({ call, etag }) => {
      const made = seen.made.find((one) => one.call.key === call.key);
      if (made) made.etag = etag;
    },
  });
  const calls = Object.entries(catalogue).map(([name, call]) => {
    const query = call.query as (input: object) => Promise<unknown>;
    return [
      name,
      {
        async query(input: object) {
          const asked = readSchemas[name as ReadName].input.parse(input) as never;
          seen.made.push({ call: readCall(name as ReadName, asked, everyone), etag: undefined });
          const data = await query(input);
          const read = { name: name as ReadName, input, data };
          seen.reads.push(read);
          return tagged(read);
        },
      },
    ];
  });
  return { catalogue: Object.fromEntries(calls) };
}

type Counted = { total?: number; limit?: number };

function furtherOf(path: string, reads: LoadedPage['reads']): string[] {
  const totals = reads.map(({ data }) => data as Counted | null);
  const list = totals.find((found) => found?.total !== undefined && found.limit !== undefined);
  return list ? furtherPaths(path, list as Required<Counted>) : [];
}
