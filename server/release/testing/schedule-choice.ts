/** Chooses among the existing entities by the numbers of a generated step. */
import {
  type Fields,
  type ListName,
  type Live,
  type ModelKind,
  modelKinds,
  partsOf,
} from './schedule-model.ts';
import type { Scene } from './schedule-scene.ts';
import { changedFields } from './schedule-site.ts';

export type Choice = {
  whole(below: number): number;
  of<Item>(items: readonly Item[]): Item | undefined;
  list(): ListName;
  /** The order with one item moved. */
  moved(order: readonly number[]): number[];
};

export function choiceOf(numbers: readonly number[]): Choice {
  const left = numbers.values();
  const whole = (below: number) => (left.next().value ?? 0) % below;
  return {
    whole,
    of: (items) => (items.length === 0 ? undefined : items[whole(items.length)]),
    list: () => (whole(2) === 0 ? 'product-list' : 'top-list'),
    moved(order) {
      if (order.length < 2) return [];
      const from = whole(order.length);
      const others = order.toSpliced(from, 1);
      const to = (from + 1 + whole(others.length)) % order.length;
      return others.toSpliced(to, 0, order[from] as number);
    },
  };
}

/**
 * Codes and the names of products are unique, because a new product is refused if another took the address that follows
 * from its name. There are few other texts and links, so that several people choose the same.
 */
function newValue({ made }: Scene, choice: Choice, name: string, live: Live): Fields[string] {
  if (name === 'is_paid') return choice.whole(2);
  if (name === 'code' || name === 'name@en') {
    made.count += 1;
    return name === 'code' ? `CODE${made.count}` : `Name ${made.count}`;
  }
  if (name === 'product_id') {
    const products = [...live.things.keys()].map(partsOf).filter(({ kind }) => kind === 'product');
    return choice.of([null, ...products.map(({ id }) => id)]) ?? null;
  }
  const isLink = name.includes('link');
  const number = choice.whole(4);
  if (number === 0 && name !== 'title@en') return null;
  return isLink ? `https://${number}.example/` : `Text ${number}`;
}

export function changeOf(scene: Scene, choice: Choice, kind: ModelKind, live: Live): Fields {
  const name = choice.of(changedFields[kind]) as string;
  return { [name]: newValue(scene, choice, name, live) };
}

const required: Record<ModelKind, Fields> = {
  product: {
    'name@en': '',
    'name@tr': null,
    'fs_label@en': null,
    'fs_label@tr': null,
    ref_link: null,
  },
  'promo-code': { code: '', ref_link: null, product_id: null },
  banner: { 'title@en': 'Text 1', 'title@tr': null, link_url: null, product_id: null },
  'top-list-entry': { is_paid: 0, product_id: null },
};

/** Makes a top list entry only for a product without one. */
export function newThing(scene: Scene, choice: Choice, live: Live) {
  const kind = choice.of(modelKinds) as ModelKind;
  const fields: Fields = { ...required[kind] };
  for (const name of ['code', 'name@en']) {
    if (name in fields) fields[name] = newValue(scene, choice, name, live);
  }
  if (kind === 'top-list-entry') {
    const taken = [...live.things]
      .filter(([key]) => partsOf(key).kind === 'top-list-entry')
      .map(([, { product_id }]) => product_id);
    const free = [...live.things.keys()]
      .map(partsOf)
      .filter(({ kind, id }) => kind === 'product' && !taken.includes(id));
    const product = choice.of(free);
    if (!product) return undefined;
    fields.product_id = product.id;
  }
  return { kind, fields: { ...fields, ...changeOf(scene, choice, kind, live) } };
}
