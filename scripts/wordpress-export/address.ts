import { dateOf, fileUrl, type OldItem, type OldSite, type OldTerm } from './old-site.ts';

/** An address that the old site answered, and what it showed: `post:12`, `category:slots`, `gone`. */
export type OldAddress = { address: string; shows: string };

const postsPerPage = 10;

/** Types with addresses, in the folder that WordPress puts them in. */
const folders: Record<string, string> = {
  page: '',
  attachment: '',
  casino: 'casino/',
  bonus: 'bonus/',
  thirstylink: 'recommends/',
};

const queries: Record<string, string> = { page: 'page_id', attachment: 'attachment_id' };

/** Returns the path of an item, given the paths of its possible parents. */
export function pathOf(item: OldItem, parents: ReadonlyMap<number, string>): string | undefined {
  if (item.type === 'post')
    return `/${dateOf(item).toISOString().slice(0, 10).replaceAll('-', '/')}/${item.slug}/`;
  const folder = folders[item.type];
  if (folder === undefined) return undefined;
  return `${parents.get(item.parent ?? 0) ?? `/${folder}`}${item.slug}/`;
}

const isPublic = ({ status = 'publish' }: OldItem) => ['publish', 'inherit'].includes(status);

const variants = (path: string) => [path, path.replace(/\/$/, '')];

function* addressesOf(site: OldSite, item: OldItem, path: string): Generator<OldAddress> {
  const shows = `${item.type}:${item.id}`;
  const query = `/?${queries[item.type] ?? 'p'}=${item.id}`;
  const views = ['amp/', 'feed/', 'embed/', 'trackback/', '2/', 'comment-page-1/'];
  const rest = ['post', 'page'].includes(item.type) ? views.map((view) => path + view) : [];
  rest.push(`/index.php${query.slice(1)}`);
  for (const address of [...variants(path), query, ...rest]) yield { address, shows };
  if (item.file)
    yield { address: fileUrl(site, item.file).replace(`https://${site.host}`, ''), shows };
}

function termPath(site: OldSite, { taxonomy, slug, parent }: OldTerm): string {
  const above = site.terms.find((term) => term.taxonomy === taxonomy && term.slug === parent);
  const base: string = above ? termPath(site, above) : `/${folderOf(taxonomy)}/`;
  return `${base}${slug}/`;
}

const folderOf = (taxonomy: string) => (taxonomy === 'post_tag' ? 'tag' : taxonomy);

function* archive(path: string, shows: string, items: number): Generator<OldAddress> {
  for (const address of [...variants(path), `${path}feed/`]) yield { address, shows };
  const pages = Math.ceil(items / postsPerPage);
  for (let page = 2; page <= pages; page += 1) yield { address: `${path}page/${page}/`, shows };
}

export function* oldAddresses(site: OldSite): Generator<OldAddress> {
  const parents = new Map<number, string>();
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const item of site.items()) {
    const path = pathOf(item, parents);
    if (path === undefined || !isPublic(item)) continue;
    if (item.type === 'page') parents.set(item.id, path);
    yield* addressesOf(site, item, path);
    if (item.type !== 'post') continue;
    count('home');
    count(`author:${item.author}`);
    count(`month:${path.slice(0, 9)}`);
    count(`month:${path.slice(0, 12)}`);
    for (const { taxonomy, slug } of item.terms ?? []) count(`${folderOf(taxonomy)}:${slug}`);
  }
  yield* archive('/', 'home', counts.get('home') ?? 0);
  for (const { login, id } of site.authors) {
    const shows = `author:${login}`;
    yield* archive(`/author/${login}/`, shows, counts.get(shows) ?? 0);
    yield { address: `/?author=${id}`, shows };
  }
  for (const term of site.terms) {
    if (term.taxonomy === 'nav_menu') continue;
    const shows = `${folderOf(term.taxonomy)}:${term.slug}`;
    yield* archive(termPath(site, term), shows, counts.get(shows) ?? 0);
  }
  for (const [name, items] of counts) {
    if (name.startsWith('month:')) yield* archive(name.slice('month:'.length), name, items);
  }
  for (const address of [
    ...['/comments/feed/', '/wp-login.php', '/xmlrpc.php', '/wp-json/'],
    ...['/wp-sitemap.xml', '/sitemap_index.xml'],
  ])
    yield { address, shows: 'gone' };
}
