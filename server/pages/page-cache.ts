/**
 * Caches pages with the tags of the results they were rendered from. After a write, reads those results again, and
 * renders the page again only if one of them changed. Concurrent requests for the same page share one render.
 */
import { localYear } from '#contract/wall-clock.ts';
import { type CatalogueVersion, type Clock, systemClock } from '../../db/engine.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { ReadTag } from '../catalogue/read/read-call.ts';
import { bytesOfEntry, versionedCache } from '../catalogue/read/versioned-cache.ts';
import { bytesOf, type RenderedPage } from './rendered-page.ts';

/**
 * Without `reads`, a page is rendered again after every write. If a part is missing, it is rendered on every request.
 */
export type Rendering = {
  page: RenderedPage;
  reads?: ReadTag[] | undefined;
  hasMissingData?: boolean;
};

/** The footer shows the year. */
type CachedRendering = Rendering & { year: number };

const defaultMaxBytes = 36 * 1024 * 1024;

export function pageCache(
  version: Pick<CatalogueVersion, 'current'>,
  reads: Pick<CatalogueReads, 'get'>,
  {
    timeZone = 'UTC',
    maxBytes = defaultMaxBytes,
    now = systemClock,
  }: { timeZone?: string; maxBytes?: number; now?: Clock } = {},
) {
  const currentYear = () => localYear(timeZone, now());
  const cache = versionedCache<CachedRendering>({
    name: 'pages',
    version,
    maxBytes,
    bytesOf: ({ page, reads = [] }) =>
      bytesOf(page) + reads.reduce((bytes, { call }) => bytes + bytesOfEntry(call.key), 0),
  });

  async function isUnchanged({ reads: earlier, year }: CachedRendering): Promise<boolean> {
    if (!earlier || year !== currentYear()) return false;
    const results = await Promise.allSettled(earlier.map(({ call }) => reads.get(call)));
    return results.every(
      (result, index) =>
        result.status === 'fulfilled' && result.value.etag === earlier[index]?.etag,
    );
  }

  return {
    find: (key: string): RenderedPage | undefined => cache.find(key)?.page,

    async get(key: string, render: () => Promise<Rendering>): Promise<RenderedPage> {
      const { page } = await cache.get(key, async (outdated) => {
        if (outdated && (await isUnchanged(outdated))) return { value: outdated, isKept: true };
        const value = { ...(await render()), year: currentYear() };
        return { value, isKept: value.page.status === 200 && !value.hasMissingData };
      });
      return page;
    },

    size: cache.size,
  };
}

export type PageCache = ReturnType<typeof pageCache>;
