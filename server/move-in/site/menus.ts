import type { Kysely } from 'kysely';
import type { OldMenu } from '#contract/move-in/import-report.ts';
import { listRecords } from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import { pathOnOldSite } from './plan-addresses.ts';
import type { SitePlan } from './site-plan.ts';

const maxMenus = 50;
const maxItems = 200;

/** The menus of the old site with the new addresses. Menus here follow from the content, so nothing is written. */
export async function menusOf(
  db: Kysely<Database>,
  importId: number,
  { source, items, places }: SitePlan,
): Promise<OldMenu[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const menus = new Map<string, OldMenu>();
  for await (const { record } of listRecords(db, importId, 'item')) {
    const item = record as ExportItem;
    if (item.type !== 'nav_menu_item') continue;
    const name = item.terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.name ?? '';
    const menu = menus.get(name) ?? { name, items: [] };
    if (!menus.has(name) && menus.size < maxMenus) menus.set(name, menu);
    const metaOf = (key: string) => item.meta.find((meta) => meta.key === key)?.value ?? '';
    const shown = byId.get(Number(metaOf('_menu_item_object_id')));
    const place = shown && places.get(shown.guid);
    const url = metaOf('_menu_item_url');
    const to = place?.path ?? ((url && (pathOnOldSite(url, source) ?? url)) || null);
    if (menu.items.length < maxItems)
      menu.items.push({ title: item.title || shown?.title || '', to });
  }
  return [...menus.values()];
}
