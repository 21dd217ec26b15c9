import {
  maxProgrammes,
  programme,
  programmeDraft,
  programmeQuery,
} from '#contract/money/programme.ts';
import { listClosedMonthsOf } from '../../db/repositories/money/closed-month.ts';
import {
  deleteProgramme,
  findProgramme,
  hasDependants,
  insertProgramme,
  listProductsElsewhere,
  listProgrammes,
  updateProgramme,
} from '../../db/repositories/money/programme.ts';
import { countRows } from '../../db/sql/list-rows.ts';
import { AppError } from '../errors.ts';
import { problemsOfReferences } from '../resource/check/reference.ts';
import { moneyResource } from './money-resource.ts';

export const programmeSchemas = { draft: programmeDraft, whole: programme, query: programmeQuery };

export const programmeResource = moneyResource({
  kind: 'programme',
  schemas: programmeSchemas,
  nameOf: ({ name }) => name,
  programmeOf: ({ id }) => id,
  list: listProgrammes,
  find: findProgramme,
  insert: insertProgramme,
  update: updateProgramme,
  delete: deleteProgramme,
  multiline: ['note'],
  taken: { path: 'name', message: 'Another programme already has this name' },
  async check(trx, draft, current) {
    if (!draft) {
      if (current && (await hasDependants(trx, current.id))) {
        throw new AppError(
          'conflict',
          'This programme has deals, figures or payments, which would be lost.',
        );
      }
      return [];
    }
    if (!current && (await countRows(trx.selectFrom('programme'))) >= maxProgrammes) {
      throw new AppError('conflict', `There are already ${maxProgrammes} programmes.`);
    }
    const products = draft.product_ids.map((id, index) => ({
      ...{ table: 'product' as const, id, path: `product_ids.${index}` },
    }));
    const elsewhere = await listProductsElsewhere(trx, draft.product_ids, current?.id);
    const isRebased = current && current.base_currency !== draft.base_currency;
    return [
      ...(isRebased && (await listClosedMonthsOf(trx, current.id)).size > 0
        ? [{ path: 'base_currency', message: 'Months are already closed in this currency' }]
        : []),
      ...(await problemsOfReferences(trx, products)),
      ...elsewhere.map(({ product_id, name }) => ({
        path: `product_ids.${draft.product_ids.indexOf(product_id)}`,
        message: `Product ${product_id} already belongs to ${name}`,
      })),
    ];
  },
});
