/**
 * Rendered pages, kept under the catalogue's version and given up as it moves on; however many ask
 * for the same page at once, it is rendered once.
 */
import { type Page, sizeOf } from './page.ts';

const mostBytes = 64 * 1024 * 1024;

export function pageCache(version: () => number, limit = mostBytes) {
  const pages = new Map<string, Page>();
  const underway = new Map<string, Promise<Page>>();
  let keptUnder = Number.NaN;
  let bytes = 0;

  function follow() {
    const current = version();
    if (current === keptUnder) return;
    pages.clear();
    underway.clear();
    bytes = 0;
    keptUnder = current;
  }

  function drop(key: string, page: Page) {
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  function keep(key: string, page: Page) {
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const [oldest, page] of pages) {
      if (bytes <= limit) return;
      drop(oldest, page);
    }
  }

  /** Kept only when it is a whole page and nothing was written while it was rendered. */
  async function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const asOf = keptUnder;
    const work = render();
    underway.set(key, work);
    try {
      const page = await work;
      follow();
      if (page.status === 200 && keptUnder === asOf) keep(key, page);
      return page;
    } finally {
      if (underway.get(key) === work) underway.delete(key);
    }
  }

  function find(key: string): Page | undefined {
    follow();
    const page = pages.get(key);
    if (!page) return undefined;
    // The one last asked for is the last to go.
    pages.delete(key);
    pages.set(key, page);
    return page;
  }

  return {
    find,
    async get(key: string, render: () => Promise<Page>): Promise<Page> {
      return find(key) ?? underway.get(key) ?? renderOnce(key, render);
    },
  };
}
