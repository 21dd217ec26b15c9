import { publicReads } from '../public-reads.ts';
import { publicProcedure } from './trpc.ts';

export const catalogueProcedures = {
  products: publicProcedure
    .input(publicReads.products.input)
    .output(publicReads.products.output)
    .query(({ ctx, input }) => publicReads.products.load(ctx.db, input)),
};
