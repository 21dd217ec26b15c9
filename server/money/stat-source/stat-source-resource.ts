import {
  type StatSourceDraft,
  statSource,
  statSourceDraft,
  statSourceQuery,
} from '#contract/money/stat-source.ts';
import {
  deleteStatSource,
  findStatSource,
  insertStatSource,
  listStatSources,
  updateStatSource,
} from '../../../db/repositories/money/stat-source.ts';
import { moneyResource } from '../money-resource.ts';
import { problemsOfOwner, problemsOfProducts } from '../reference.ts';

export const statSourceSchemas = {
  draft: statSourceDraft,
  whole: statSource,
  query: statSourceQuery,
};

const productsOf = ({ shape: { product_id, products } }: Pick<StatSourceDraft, 'shape'>) => [
  ...(product_id === null ? [] : [{ id: product_id, path: 'shape.product_id' }]),
  ...products.map(({ product_id: id }, index) => ({
    ...{ id, path: `shape.products.${index}.product_id` },
  })),
];

/** Secrets are written apart from the rest, so that no state in the history contains them. */
export const statSourceResource = moneyResource({
  kind: 'stat-source',
  schemas: statSourceSchemas,
  nameOf: ({ name }) => name,
  programmeOf: ({ programme_id }) => programme_id,
  list: listStatSources,
  find: findStatSource,
  insert: insertStatSource,
  update: updateStatSource,
  delete: deleteStatSource,
  async check(trx, draft, current) {
    if (!draft) return [];
    const isUnreachable = draft.is_nightly && draft.address === null;
    return [
      ...(await problemsOfOwner(trx, draft)),
      ...(await problemsOfProducts(trx, productsOf, draft, current)),
      ...(isUnreachable
        ? [{ path: 'is_nightly', message: 'Needs the address of the figures' }]
        : []),
    ];
  },
});
