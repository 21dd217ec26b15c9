/** A site and its releases as plain objects, written without the code that the tests compare it with. */
type Value = string | number | null;
/** Fields by name, and translated ones by name and language, such as `title@tr`. */
export type Fields = Record<string, Value>;
export const modelKinds = ['product', 'promo-code', 'banner', 'top-list-entry'] as const;
export type ModelKind = (typeof modelKinds)[number];
export type ListName = 'product-list' | 'top-list';
type Move = { id: number; after_id: number | null };

export type Live = { things: Map<string, Fields>; orders: Record<ListName, number[]> };

export type ModelProposal = {
  id: number;
  kind: ModelKind | ListName;
  entity: number;
  action: 'create' | 'change' | 'delete' | 'order';
  fields: Map<string, { from: Value; to: Value }>;
  moves: Move[];
  /** The live order when it was first proposed. */
  base: number[];
  needsApproval: boolean;
  state: 'open' | 'approved' | 'refused';
  authors: Set<string>;
};

export type ModelRelease = {
  id: number;
  state: 'open' | 'published' | 'undone';
  undoOf: number | null;
  proposals: Map<string, ModelProposal>;
  before?: Live;
  after?: Live;
};

export const keyOf = (kind: string, id: number) => `${kind} ${id}`;
export const partsOf = (key: string) => {
  const [kind, id] = key.split(' ');
  return { kind: kind as ModelKind, id: Number(id) };
};

export const emptySite = (): Live => ({
  things: new Map(),
  orders: { 'product-list': [], 'top-list': [] },
});

export const copyOf = (live: Live): Live => structuredClone(live);

const listOfKind: Partial<Record<ModelKind, ListName>> = {
  product: 'product-list',
  'top-list-entry': 'top-list',
};

export function create(live: Live, key: string, fields: Fields) {
  const { kind, id } = partsOf(key);
  live.things.set(key, { ...fields });
  const list = listOfKind[kind];
  if (list) live.orders[list].push(id);
}

/** A product takes its top list entries with it, and leaves its codes and banners behind. */
export function remove(live: Live, key: string) {
  const { kind, id } = partsOf(key);
  live.things.delete(key);
  const list = listOfKind[kind];
  if (list) live.orders[list] = live.orders[list].filter((other) => other !== id);
  if (kind !== 'product') return;
  for (const [user, fields] of [...live.things]) {
    if (fields.product_id !== id) continue;
    if (partsOf(user).kind === 'top-list-entry') remove(live, user);
    else fields.product_id = null;
  }
}

/** An item goes after its neighbour, or after the nearest one that used to be before that neighbour. */
function move(order: number[], base: readonly number[], { id, after_id }: Move): number[] {
  if (!order.includes(id)) return order;
  const others = order.filter((other) => other !== id);
  let after = after_id;
  while (after !== null && !others.includes(after)) {
    after = base[base.indexOf(after) - 1] ?? null;
  }
  const place = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Returns the site with the proposals made, or undefined if one of them can't be made. */
export function withProposals(live: Live, given: Iterable<ModelProposal>): Live | undefined {
  const proposals = [...given]
    .filter(({ state }) => state !== 'refused')
    .sort((one, other) => one.id - other.id);
  const next = copyOf(live);
  const isMissing = (product: Value | undefined) =>
    typeof product === 'number' && !next.things.has(keyOf('product', product));
  // What others refer to is made first.
  for (const kind of modelKinds) {
    for (const { entity, fields } of proposals.filter(
      (one) => one.action === 'create' && one.kind === kind,
    )) {
      const key = keyOf(kind, entity);
      const whole = Object.fromEntries([...fields].map(([name, { to }]) => [name, to]));
      if (next.things.has(key) || isMissing(whole.product_id)) return undefined;
      create(next, key, whole);
    }
  }
  for (const { kind, entity, fields } of proposals.filter(({ action }) => action === 'change')) {
    const thing = next.things.get(keyOf(kind, entity));
    if (!thing) return undefined;
    for (const [name, { to }] of fields) thing[name] = to;
    if (isMissing(thing.product_id)) return undefined;
  }
  const deleted = proposals.filter(({ action }) => action === 'delete');
  // The second entry of a product can't be created before the product is deleted, nor afterwards.
  const doomed = deleted.flatMap(({ kind, entity }) => (kind === 'product' ? entity : []));
  if (doomed.some((product) => isPlacedTwice(next, product))) return undefined;
  for (const { kind, entity } of deleted) {
    remove(next, keyOf(kind, entity));
  }
  for (const { kind, moves, base } of proposals.filter(({ action }) => action === 'order')) {
    for (const one of moves) {
      next.orders[kind as ListName] = move(next.orders[kind as ListName], base, one);
    }
  }
  const placed = placedProducts(next);
  return new Set(placed).size === placed.length ? next : undefined;
}

const placedProducts = ({ things }: Live) =>
  [...things]
    .filter(([key]) => partsOf(key).kind === 'top-list-entry')
    .map(([, { product_id }]) => product_id);

const isPlacedTwice = (live: Live, product: number) =>
  placedProducts(live).filter((placed) => placed === product).length > 1;

/** Names every field that someone has changed since, as `key field`. */
export function conflictsIn(live: Live, proposals: Iterable<ModelProposal>): string[] {
  return [...proposals]
    .filter(({ state, action }) => state !== 'refused' && action !== 'order')
    .flatMap(({ kind, entity, action, fields }) => {
      const key = keyOf(kind, entity);
      const thing = live.things.get(key);
      if (!thing) return action === 'change' ? [`${key} id`] : [];
      return [...fields]
        .filter(([name, { from, to }]) => thing[name] !== from && thing[name] !== to)
        .map(([name]) => `${key} ${name}`);
    })
    .sort();
}

const common = (order: readonly number[], other: readonly number[]) =>
  order.filter((id) => other.includes(id)).join();

/** Returns true if someone has reordered the list since the proposal. */
export const isReorderedSince = (live: Live, { kind, base }: ModelProposal) =>
  common(live.orders[kind as ListName], base) !== common(base, live.orders[kind as ListName]);
