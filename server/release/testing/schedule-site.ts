/** Translates between the fields of the model and what the API reads and writes. */
import { categoryId } from '../../testing/app.ts';
import type { ReleaseClient } from './release-client.ts';
import {
  emptySite,
  type Fields,
  keyOf,
  type ListName,
  type Live,
  type ModelKind,
  modelKinds,
} from './schedule-model.ts';

export const pathOf: Record<ModelKind, string> = {
  product: '/products',
  'promo-code': '/promocodes',
  banner: '/banners',
  'top-list-entry': '/toplists/entries',
};

/** The fields that schedules change. Entries keep their product. */
export const changedFields: Record<ModelKind, readonly string[]> = {
  product: ['name@en', 'name@tr', 'fs_label@en', 'fs_label@tr', 'ref_link'],
  'promo-code': ['code', 'ref_link', 'product_id'],
  banner: ['title@en', 'title@tr', 'link_url', 'product_id'],
  'top-list-entry': ['is_paid'],
};

export const allFields: Record<ModelKind, readonly string[]> = {
  ...changedFields,
  'top-list-entry': ['is_paid', 'product_id'],
};

const constant: Record<ModelKind, object> = {
  product: { categories: [categoryId.casino] },
  'promo-code': { market_code: 'US' },
  banner: { image_url: '/uploads/image.webp', categories: [categoryId.casino] },
  'top-list-entry': { category_id: categoryId.casino },
};

type Json = Record<string, unknown>;
type Texts = Record<string, Json>;

export function draftOf(kind: ModelKind, fields: Fields): Json {
  const plain: Json = { ...constant[kind] };
  const i18n: Texts = { en: {}, tr: {} };
  for (const [name, value] of Object.entries(fields)) {
    const [field = '', language] = name.split('@');
    if (language === undefined) plain[field] = value;
    else Object.assign(i18n[language] as Json, { [field]: value });
  }
  return kind === 'product' || kind === 'banner' ? { ...plain, i18n } : plain;
}

function fieldsIn(kind: ModelKind, whole: Json): Fields {
  const read = (name: string) => {
    const [field = '', language] = name.split('@');
    return language === undefined ? whole[field] : (whole.i18n as Texts)[language]?.[field];
  };
  return Object.fromEntries(
    allFields[kind].map((name) => [name, (read(name) ?? null) as Fields[string]]),
  );
}

type Row = Json & { id: number };

/** Reads the whole site over the API. */
export async function readSite(client: ReleaseClient): Promise<Live> {
  const site = emptySite();
  const list = async (path: string): Promise<Row[]> => (await client.read(path)).items;
  for (const kind of modelKinds) {
    const inOrder = kind === 'product' || kind === 'top-list-entry';
    const rows = await list(`${pathOf[kind]}?limit=1000${inOrder ? '&category=casino' : ''}`);
    for (const row of rows) {
      const whole = kind === 'product' ? await client.read(`/products/${row.id}`) : row;
      site.things.set(keyOf(kind, row.id), fieldsIn(kind, whole));
    }
    const ids = rows.map(({ id }) => id);
    if (kind === 'product') site.orders['product-list'] = ids;
    if (kind === 'top-list-entry') site.orders['top-list'] = ids;
  }
  return site;
}

/** The call that puts a list into an order. */
export function orderCall(list: ListName, ids: readonly number[]): [string, object] {
  if (list === 'product-list') {
    const items = ids.map((product_id, index) => ({ product_id, position: index + 1 }));
    return ['/products/reorder', { category_id: categoryId.casino, items }];
  }
  const items = ids.map((id, index) => ({ id, position: index + 1 }));
  return ['/toplists/entries/reorder', { category: 'casino', items }];
}

/** Compares without the order of the keys. */
export const shown = ({ things, orders }: Live) => ({
  things: Object.fromEntries(
    [...things].map(([key, fields]) => [key, fields] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
  orders,
});
