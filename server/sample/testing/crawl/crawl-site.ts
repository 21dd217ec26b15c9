/** Follows every link of the site in one market and language, but only a few filters, comparisons and single codes. */
import { type Page, type Place, readPage } from './read-page.ts';

type Get = (
  path: string,
) => Promise<{ status: number; body: string; location: string | undefined }>;
export type Crawl = { pages: Page[]; broken: string[] };

const skipped =
  /^\/(?:tr\/)?(?:uploads|assets|go|follow|report|signin|admin|api|partners|contact|saved)\b/;
const files = /\.\w{2,12}$/;

/** How often an address with these parameters is followed, as one list has thousands. */
const most: Record<string, number> = { ids: 4, code: 1 };
/** Filters of partner lists are followed for one value each. */
const followed = /^(?:licence|payment|payout_hours|min_deposit|sort)$/;

function addressOf(link: string, { market }: Place): URL | undefined {
  if (!link.startsWith('/') || link.startsWith('//')) return;
  const url = new URL(link, 'http://sample.example');
  url.hash = '';
  if (url.searchParams.get('market') === 'US') url.searchParams.delete('market');
  if (skipped.test(url.pathname) || files.test(url.pathname)) return;
  const asked = url.searchParams.get('market') ?? 'US';
  return asked === market ? url : undefined;
}

const isOwn = (url: URL, { language }: Place) =>
  (/^\/tr(?:\/|$)/.test(url.pathname) ? 'tr' : 'en') === language;

/** Counts lists by path, so that each list is sorted and filtered in every way, but not by every value. */
function limiter() {
  const counts = new Map<string, number>();
  return ({ pathname, searchParams }: URL): boolean => {
    const names = [...searchParams.keys()].filter((name) => name !== 'market');
    const [name, ...more] = names.filter((one) => one !== 'page');
    if (!name) return true;
    if (more.length > 0) return pathname.endsWith('/fit');
    const isList = /\/(?:casino|bets)\/all$/.test(pathname);
    if (!(name in most) && !(isList && followed.test(name))) return false;
    const value = name === 'sort' ? searchParams.get('sort') : '';
    const key = `${pathname} ${name} ${value} ${searchParams.get('page')}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= (most[name] ?? 1);
  };
}

const start = 'the start';

export async function crawlSite(get: Get, place: Place, seeds: readonly string[]): Promise<Crawl> {
  const isWithin = limiter();
  const found = new Set<string>();
  const broken: string[] = [];
  const pages: Page[] = [];
  const add = (link: string, from: string) => {
    const url = addressOf(link, place);
    if (!url || !isOwn(url, place)) return;
    const path = url.pathname + url.search;
    if (found.has(path) || !isWithin(url)) return;
    found.add(path);
    sources.set(path, from);
  };
  const sources = new Map<string, string>();
  for (const seed of seeds) add(seed, start);
  for (const path of found) {
    const { status, body, location } = await get(path);
    if (location) {
      add(location, path);
      continue;
    }
    if (status !== 200) {
      // A region may not list every partner that the others do.
      if (sources.get(path) !== start)
        broken.push(`${status} ${path}, linked on ${sources.get(path)}`);
      continue;
    }
    const page = readPage(body, { ...place, path });
    pages.push(page);
    for (const link of page.links) add(link, path);
  }
  return { pages, broken };
}
