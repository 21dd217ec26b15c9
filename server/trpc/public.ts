import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { searchQuery, searchResult } from '#contract/catalogue/search.ts';
import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import type { Database } from '../../db/tables.ts';
import { ownPageReads } from '../catalogue/own-page-reads.ts';
import { publicReads } from '../catalogue/public-api-reads.ts';
import { searchCatalogue } from '../catalogue/site-search.ts';
import { notFound } from '../errors.ts';
import { publicProcedure } from './trpc.ts';

function procedure<Input extends z.ZodType, Output extends z.ZodType, Loaded>(read: {
  input: Input;
  output: Output;
  load: (db: Kysely<Database>, input: z.output<Input>) => Promise<Loaded | undefined>;
}) {
  return publicProcedure.input(read.input).query(async ({ ctx, input }) => {
    const found = await read.load(ctx.db, input as z.output<Input>);
    if (found === undefined) throw notFound();
    return read.output.parse(found) as z.output<Output>;
  });
}

export const catalogueProcedures = {
  products: procedure(publicReads.products),
  product: procedure(publicReads.product),
  top: procedure(publicReads.top),
  banners: procedure(publicReads.banners),
  bonuses: procedure(publicReads.bonuses),
  promoCodes: procedure(publicReads.promoCodes),
  layout: procedure(publicReads.layout),
  similarProducts: procedure(ownPageReads.similarProducts),
  promoCode: procedure(ownPageReads.promoCode),
  search: publicProcedure
    .input(searchQuery)
    .output(searchResult)
    .query(({ ctx, input }) => searchCatalogue(ctx, input)),
  inquire: publicProcedure
    .input(inquiryDraft)
    .output(inquiryReceipt)
    .mutation(({ ctx, input }) => ctx.receiveInquiry(input)),
};
