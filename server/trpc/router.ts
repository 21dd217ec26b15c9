import { z } from 'zod';
import { category } from '#contract/category.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { productReorder, productRow } from '#contract/product.ts';
import { session } from '#contract/session.ts';
import { listCategories } from '../../db/repositories/category.ts';
import { listed } from '../public-reads.ts';
import { productResource } from '../resources/product.ts';
import { catalogueProcedures } from './catalogue.ts';
import { crudProcedures } from './crud.ts';
import { adminProcedure, router } from './trpc.ts';

export const appRouter = router({
  catalogue: router(catalogueProcedures),
  admin: router({
    session: adminProcedure.output(session).query(({ ctx }) => ctx.administrator()),
    category: router({
      list: adminProcedure
        .input(z.object(shortListPaging))
        .output(listOf(category))
        .query(({ ctx, input }) => listed(listCategories)(ctx.db, input)),
    }),
    product: router({
      ...crudProcedures(productResource),
      reorder: adminProcedure
        .input(productReorder)
        .output(z.object({ items: z.array(productRow) }))
        .mutation(({ ctx, input }) => productResource.reorder(ctx.writer, input)),
    }),
  }),
});

export type AppRouter = typeof appRouter;
