/** Finds what the palette of the admin opens. People and markets are only on screens of owners. */

import { productRowQuery } from '#contract/catalogue/product.ts';
import {
  type FoundItem,
  foundKinds,
  maxFoundOfKind as limit,
} from '#contract/catalogue/search/everything.ts';
import { mayDo, type Role } from '#contract/people/role.ts';
import { listPromoCodes } from '../../db/repositories/catalogue/promo-code.ts';
import {
  findMarketsNamed,
  findPromotionsNamed,
} from '../../db/repositories/catalogue/search/named-row.ts';
import { listContentPages } from '../../db/repositories/content/content-page-list.ts';
import { findPeopleNamed } from '../../db/repositories/people/admin-token.ts';
import { listProducts } from '../catalogue/read/product-list.ts';
import type { Reader } from '../resource/resource.ts';

type Kind = FoundItem['kind'];
type Found = Omit<FoundItem, 'kind'>;
type Finder = {
  /** The lowest role whose screens show this kind. */
  role: Role;
  find: (reader: Reader, q: string) => Promise<Found[]>;
};

const finders: Record<Kind, Finder> = {
  product: {
    role: 'viewer',
    async find(reader, q) {
      const { items } = await listProducts(reader, productRowQuery.parse({ q, limit }));
      return items.map(({ id, title }) => ({ id, name: title, detail: null }));
    },
  },
  'exclusive-bonus': {
    role: 'viewer',
    find: ({ db }, q) => findPromotionsNamed(db, 'exclusive_bonus', q, limit),
  },
  banner: {
    role: 'viewer',
    find: ({ db }, q) => findPromotionsNamed(db, 'banner', q, limit),
  },
  'promo-code': {
    role: 'viewer',
    async find({ db }, q) {
      const { items } = await listPromoCodes(db, { q, limit, offset: 0 });
      return items.map(({ id, code, product_name }) => ({ id, name: code, detail: product_name }));
    },
  },
  'content-page': {
    role: 'viewer',
    async find({ db }, q) {
      const { items } = await listContentPages(db, { q, limit, offset: 0 });
      return items.map(({ id, name }) => ({ id, name, detail: null }));
    },
  },
  market: { role: 'owner', find: ({ db }, q) => findMarketsNamed(db, q, limit) },
  person: {
    role: 'owner',
    async find({ db }, q) {
      const people = await findPeopleNamed(db, q, limit);
      return people.map((person) => ({ ...person, detail: null }));
    },
  },
};

export async function searchEverything(
  reader: Reader,
  role: Role,
  q: string,
): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const kind of foundKinds) {
    const { role: needed, find } = finders[kind];
    if (!mayDo(role, needed)) continue;
    for (const item of await find(reader, q)) found.push({ kind, ...item });
  }
  return found;
}
