import { sheetImport } from '#contract/catalogue/sheet.ts';
import { newPostbackKey, postbackKey } from '#contract/partner/conversion.ts';
import { importConversions } from '../../partner/conversion/import-conversions.ts';
import { readPostbackKey, renewPostbackKey } from '../../partner/conversion/postback-key.ts';
import { byId } from '../crud.ts';
import { adminProcedure, ownerProcedure } from '../trpc.ts';

export const conversionProcedures = {
  key: adminProcedure
    .input(byId)
    .output(postbackKey)
    .query(({ ctx, input }) => readPostbackKey(ctx.db, input.id)),
  renewKey: ownerProcedure
    .input(byId)
    .output(newPostbackKey)
    .mutation(({ ctx, input }) => renewPostbackKey(ctx.writer, input.id)),
  importCsv: adminProcedure
    .input(byId.extend(sheetImport.shape))
    .mutation(({ ctx, input: { id, ...sheet } }) => importConversions(ctx.writer, id, sheet)),
};
