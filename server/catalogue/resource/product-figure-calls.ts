import { z } from 'zod';
import { productFigures, productFiguresQuery } from '#contract/catalogue/product-figures.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listProductFigures } from '../../../db/repositories/catalogue/product-figures.ts';
import { adminCall } from '../../resource/admin-call.ts';
import type { EntityNames } from '../../resource/resource-calls.ts';

export const productFigureCalls = ({ path, tag }: EntityNames) => ({
  figures: adminCall({
    tag,
    operationId: 'listProductFigures',
    summary: 'List the markets, live offers, last change and clicks of products',
    role: 'viewer',
    method: 'GET',
    path: `${path}/figures`,
    input: productFiguresQuery,
    output: z.object({ items: z.array(productFigures) }),
    run: async ({ db }, { ids }) => ({
      items: await inSnapshot(db, (snapshot) => listProductFigures(snapshot, ids)),
    }),
  }),
});
