/**
 * Rendered pages are cached for one version of the catalogue. Requests for the same page at the same
 * time share one rendering.
 */
import { LRUCache } from 'lru-cache';
import { bytesOf, type RenderedPage } from './compress-page.ts';

const maxPages = 10_000;
const maxBytes = 64 * 1024 * 1024;

export function pageCache(version: () => number, maxSize = maxBytes) {
  const pages = new LRUCache<string, RenderedPage>({
    max: maxPages,
    maxSize,
    sizeCalculation: bytesOf,
  });
  const pending = new Map<string, Promise<RenderedPage>>();
  let cachedVersion = Number.NaN;

  function follow() {
    const current = version();
    if (current === cachedVersion) return;
    pages.clear();
    pending.clear();
    cachedVersion = current;
  }

  /** The page is cached only when it is a 200 and the catalogue did not change while it was rendered. */
  async function renderOnce(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const versionBefore = cachedVersion;
    const rendering = render();
    pending.set(key, rendering);
    try {
      const page = await rendering;
      follow();
      if (page.status === 200 && cachedVersion === versionBefore) pages.set(key, page);
      return page;
    } finally {
      if (pending.get(key) === rendering) pending.delete(key);
    }
  }

  function find(key: string): RenderedPage | undefined {
    follow();
    return pages.get(key);
  }

  return {
    find,
    async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      return find(key) ?? pending.get(key) ?? renderOnce(key, render);
    },
  };
}
