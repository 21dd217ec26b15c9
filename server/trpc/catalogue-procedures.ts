import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import { type ReadInput, type ReadName, readSchemas } from '../catalogue/read/read-schemas.ts';
import { publicProcedure } from './procedure.ts';

const procedure = <Name extends ReadName>(name: Name) =>
  publicProcedure
    .input(readSchemas[name].input as (typeof readSchemas)[Name]['input'])
    .query(({ ctx, input }) => ctx.read(name, input as ReadInput<Name>));

export const catalogueProcedures = {
  products: procedure('products'),
  product: procedure('product'),
  top: procedure('top'),
  banners: procedure('banners'),
  bonuses: procedure('bonuses'),
  promoCodes: procedure('promoCodes'),
  layout: procedure('layout'),
  contentPages: procedure('contentPages'),
  contentPage: procedure('contentPage'),
  contentPageSearch: procedure('contentPageSearch'),
  contentPagePreview: procedure('contentPagePreview'),
  similarProducts: procedure('similarProducts'),
  promoCode: procedure('promoCode'),
  liveCards: procedure('liveCards'),
  markets: procedure('markets'),
  settings: procedure('settings'),
  search: procedure('search'),
  inquire: publicProcedure
    .input(inquiryDraft)
    .output(inquiryReceipt)
    .mutation(({ ctx, input }) => ctx.receiveInquiry(input)),
};
