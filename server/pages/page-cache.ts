/**
 * Rendered pages, kept under the catalogue's version and given up as it moves on; however many ask
 * for the same page at once, it is rendered once.
 */
import { LRUCache } from 'lru-cache';
import { type Page, sizeOf } from './page.ts';

const maxPages = 10_000;
const mostBytes = 64 * 1024 * 1024;

export function pageCache(version: () => number, maxSize = mostBytes) {
  const pages = new LRUCache<string, Page>({ max: maxPages, maxSize, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<Page>>();
  let cachedVersion = Number.NaN;

  function follow() {
    const current = version();
    if (current === cachedVersion) return;
    pages.clear();
    pending.clear();
    cachedVersion = current;
  }

  /** Kept only when it is a whole page and nothing was written while it was rendered. */
  async function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const asOf = cachedVersion;
    const work = render();
    pending.set(key, work);
    try {
      const page = await work;
      follow();
      if (page.status === 200 && cachedVersion === asOf) pages.set(key, page);
      return page;
    } finally {
      if (pending.get(key) === work) pending.delete(key);
    }
  }

  function find(key: string): Page | undefined {
    follow();
    return pages.get(key);
  }

  return {
    find,
    async get(key: string, render: () => Promise<Page>): Promise<Page> {
      return find(key) ?? pending.get(key) ?? renderOnce(key, render);
    },
  };
}
