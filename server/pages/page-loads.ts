/** Runs the loaders of all public pages, with the reads that a visitor's request would make. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import { everyone } from '../catalogue/read/read-call.ts';
import type { ReadName } from '../catalogue/read/read-schemas.ts';
import type { LoadedPage, PageLoads } from '../effect/loaded-page.ts';
import type { Settings } from '../settings.ts';
import { readSite } from '../site/read-site.ts';
import { furtherPaths, listPublicPaths } from './public-page.ts';
import type { Api, Load } from './render/renderer.ts';
import { visitorApi } from './render/visitor-api.ts';

type Given = { settings: Settings; app: () => FastifyInstance; load: () => Load | undefined };

export const pageLoads =
  ({ settings, app, load: findLoad }: Given): PageLoads =>
  async function* ({ db, reads, tag, maxPages }) {
    const load = findLoad();
    if (!load) return;
    const source = { settings, reads, database: { db } };
    const frames = await framesOf(source, app);
    const yieldTurn = timeSlices();
    let loaded = 0;
    for await (const { path, languages: own } of listPublicPaths(db)) {
      for (const { language, market, markets, site } of frames) {
        if (!own.includes(language)) continue;
        const waiting = [path];
        for (const at of waiting) {
          loaded += 1;
          if (loaded > maxPages) {
            yield undefined;
            continue;
          }
          await yieldTurn();
          const seen: LoadedPage['reads'] = [];
          const api = taggedApi(reads, (read) => {
            seen.push(read);
            return tag(read, language);
          });
          const url = pathIn(language, at);
          const found = await load({ path: url, market, markets, site, api });
          if (!found.isShown) continue;
          const { title, data } = found;
          if (at === path) waiting.push(...furtherOf(path, seen));
          yield { path: at, language, market, title, data, reads: seen };
        }
      }
    }
  };

async function framesOf(
  source: { settings: Settings; reads: CatalogueReads; database: { db: Kysely<Database> } },
  app: () => FastifyInstance,
) {
  const frames = [];
  for (const language of languages) {
    const { markets } = await source.reads.markets.list(language);
    for (const { code: market } of markets) {
      const shownTo = { ...everyone, market };
      const { site } = await readSite(app(), source as never, language, shownTo);
      if (site.languages.includes(language)) frames.push({ language, market, markets, site });
    }
  }
  return frames;
}

/** Gives each result a mark before a loader gets it. */
function taggedApi(
  reads: CatalogueReads,
  tagged: (read: LoadedPage['reads'][number]) => unknown,
): Api {
  const { catalogue } = visitorApi(reads, { ...everyone, onRead: () => {}, onError: () => {} });
  const calls = Object.entries(catalogue).map(([name, call]) => [
    name,
    {
      query: async (input: object) => {
        const data: unknown = await (call.query as (given: object) => Promise<unknown>)(input);
        return tagged({ name: name as ReadName, input, data });
      },
    },
  ]);
  return { catalogue: Object.fromEntries(calls) };
}

type Counted = { total?: number; limit?: number };

function furtherOf(path: string, reads: LoadedPage['reads']): string[] {
  const totals = reads.map(({ data }) => data as Counted | null);
  const list = totals.find((found) => found?.total !== undefined && found.limit !== undefined);
  return list ? furtherPaths(path, list as Required<Counted>) : [];
}
