/** Replaces the IDs that a row of an archive refers to by the ones of this site. */
import { filteredListAddress, filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import type { DataKind } from './archive-format.ts';
import type { IdMap } from './id-map.ts';
import type { Row } from './rows-in.ts';

/** Fields with these names refer to rows of these kinds, wherever they are in a row. */
const kindOfField: Record<string, DataKind> = {
  product_id: 'product',
  product_ids: 'product',
  category_id: 'category',
  categories: 'category',
  regulator_id: 'regulator',
  required_licences: 'regulator',
  method_id: 'payment-method',
  provider_ids: 'provider',
  bonus_id: 'exclusive-bonus',
  bonus_ids: 'exclusive-bonus',
  promo_code_id: 'promo-code',
  entry_ids: 'top-list-entry',
};

function ownList(ids: IdMap, address: string): string {
  const list = filteredListAt(address);
  if (!list) return address;
  const own = (kind: DataKind, chosen: readonly number[] | undefined) =>
    chosen?.map((id) => ids.get(kind, id));
  const { licence, payment, provider } = list.chosen;
  const chosen = {
    ...list.chosen,
    ...(licence && { licence: own('regulator', licence) }),
    ...(payment && { payment: own('payment-method', payment) }),
    ...(provider && { provider: own('provider', provider) }),
  };
  return filteredListAddress({ ...list, chosen } as typeof list);
}

/** JSON.parse calls this for each field, the innermost first. */
export function withOwnReferences(row: Row, ids: IdMap): Row {
  return JSON.parse(JSON.stringify(row), (name, value) => {
    const kind = kindOfField[name];
    if (kind && typeof value === 'number') return ids.get(kind, value);
    if (kind && Array.isArray(value)) return value.map((id) => ids.get(kind, id));
    if (name === 'partner_list' && typeof value === 'string') return ownList(ids, value);
    return value;
  });
}
