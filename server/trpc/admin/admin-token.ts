import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { adminToken, adminTokenDraft, newAdminToken } from '#contract/people/admin-token.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { listAdminTokens } from '../../../db/repositories/people/admin-token.ts';
import { createToken, revokeToken, updateToken } from '../../people/issued-token.ts';
import { byId } from '../crud.ts';
import { ownerProcedure } from '../trpc.ts';

export const tokenProcedures = {
  list: ownerProcedure
    .input(z.object(shortListPaging))
    .output(listOf(adminToken))
    .query(({ ctx, input }) => pagedList(listAdminTokens)(ctx.db, input)),
  create: ownerProcedure
    .input(adminTokenDraft)
    .output(newAdminToken)
    .mutation(({ ctx, input }) => createToken(ctx.writer, input)),
  update: ownerProcedure
    .input(byId.extend({ draft: adminTokenDraft }))
    .output(adminToken)
    .mutation(({ ctx, input }) => updateToken(ctx.writer, input.id, input.draft)),
  revoke: ownerProcedure
    .input(byId)
    .mutation(({ ctx, input }) => revokeToken(ctx.writer, input.id)),
};
