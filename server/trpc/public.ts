import type { z } from 'zod';
import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import { type ReadInput, type ReadName, readSchemas } from '../catalogue/catalogue-reads.ts';
import { publicProcedure } from './trpc.ts';

function procedure<Name extends ReadName, Input extends z.ZodType, Output extends z.ZodType>(
  name: Name,
  { input }: { input: Input; output: Output },
) {
  return publicProcedure
    .input(input)
    .query(
      ({ ctx, input }) => ctx.read(name, input as ReadInput<Name>) as Promise<z.output<Output>>,
    );
}

export const catalogueProcedures = {
  products: procedure('products', readSchemas.products),
  product: procedure('product', readSchemas.product),
  top: procedure('top', readSchemas.top),
  banners: procedure('banners', readSchemas.banners),
  bonuses: procedure('bonuses', readSchemas.bonuses),
  promoCodes: procedure('promoCodes', readSchemas.promoCodes),
  layout: procedure('layout', readSchemas.layout),
  similarProducts: procedure('similarProducts', readSchemas.similarProducts),
  promoCode: procedure('promoCode', readSchemas.promoCode),
  search: procedure('search', readSchemas.search),
  inquire: publicProcedure
    .input(inquiryDraft)
    .output(inquiryReceipt)
    .mutation(({ ctx, input }) => ctx.receiveInquiry(input)),
};
