import type { Kysely } from 'kysely';
import type { OldMenu } from '#contract/move-in/import-report.ts';
import { listRecords } from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import type { OldAddresses } from './make-pages.ts';
import { pathOnOldSite, withoutEndingSlash } from './old-path.ts';
import type { SitePlan } from './site-plan.ts';

const maxMenus = 50;
const maxItems = 200;

/** The menus of the old site with the new addresses. Menus here follow from the content, so nothing is written. */
export async function menusOf(
  db: Kysely<Database>,
  importId: number,
  { source, items, terms }: SitePlan,
  leadsTo: OldAddresses,
): Promise<OldMenu[]> {
  const posts = new Map(items.map((item) => [String(item.id), item]));
  const knownTerms = new Map(terms.map((term) => [`${term.taxonomy} ${term.id}`, term]));
  const folders: Record<string, string> = { post_tag: 'tag' };

  /** Returns the title and the old address of what an item of a menu shows. */
  function shownBy(metaOf: (key: string) => string): { title: string; url: string } {
    const [object, id] = [metaOf('_menu_item_object'), metaOf('_menu_item_object_id')];
    const type = metaOf('_menu_item_type');
    const post = type === 'post_type' ? posts.get(id) : undefined;
    if (post) return { title: post.title, url: post.link };
    const term = type === 'taxonomy' ? knownTerms.get(`${object} ${id}`) : undefined;
    if (!term) return { title: '', url: metaOf('_menu_item_url') };
    return { title: term.name, url: `/${folders[object] ?? object}/${term.slug}` };
  }

  function targetOf(url: string): string | null {
    if (url === '') return null;
    const path = pathOnOldSite(url, source);
    if (path === undefined) return url;
    const plain = withoutEndingSlash(path);
    return plain === '/' ? '/' : (leadsTo.get(plain) ?? null);
  }

  const menus = new Map<string, OldMenu>();
  for await (const { record } of listRecords(db, importId, 'item')) {
    const item = record as ExportItem;
    if (item.type !== 'nav_menu_item') continue;
    const name = item.terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.name ?? '';
    const menu = menus.get(name) ?? { name, items: [] };
    if (!menus.has(name) && menus.size < maxMenus) menus.set(name, menu);
    const shown = shownBy((key) => item.meta.find((meta) => meta.key === key)?.value ?? '');
    if (menu.items.length < maxItems)
      menu.items.push({ title: item.title || shown.title, to: targetOf(shown.url) });
  }
  return [...menus.values()];
}
