import { listOf } from '#contract/list.ts';
import { inquiry, inquiryMark, inquiryQuery, inquiryRow } from '#contract/visitor/inquiry.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { listInquiries } from '../../../db/repositories/visitor/inquiry.ts';
import { getInquiry, removeInquiry, updateInquiry } from '../../visitor/inquiry.ts';
import { byId } from '../crud.ts';
import { adminProcedure } from '../trpc.ts';

export const inquiryProcedures = {
  list: adminProcedure
    .input(inquiryQuery)
    .output(listOf(inquiryRow))
    .query(({ ctx, input }) => pagedList(listInquiries)(ctx.db, input)),
  get: adminProcedure
    .input(byId)
    .output(inquiry)
    .query(({ ctx, input }) => getInquiry(ctx.db, input.id)),
  update: adminProcedure
    .input(byId.extend(inquiryMark.shape))
    .output(inquiry)
    .mutation(({ ctx, input: { id, ...mark } }) => updateInquiry(ctx.db, id, mark)),
  delete: adminProcedure.input(byId).mutation(({ ctx, input }) => removeInquiry(ctx.db, input.id)),
};
