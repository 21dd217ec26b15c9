import {
  destinationAcceptance,
  linkCheck,
  linkCheckList,
  linkCheckQuery,
  linkProblemList,
  linkProblemQuery,
} from '#contract/partner/link-check.ts';
import { acceptDestination, readLinks, readMarkedThings } from '../../partner/link/link-list.ts';
import { byId } from '../crud.ts';
import { adminProcedure } from '../trpc.ts';

export const linkCheckProcedures = {
  list: adminProcedure
    .input(linkCheckQuery)
    .output(linkCheckList)
    .query(({ ctx, input }) => readLinks(ctx.db, ctx.linkChecker, input)),
  problems: adminProcedure
    .input(linkProblemQuery)
    .output(linkProblemList)
    .query(({ ctx, input }) => readMarkedThings(ctx.db, ctx.linkChecker, input.kind)),
  check: adminProcedure
    .input(byId)
    .output(linkCheck)
    .mutation(({ ctx, input }) => ctx.linkChecker.checkNow(input.id)),
  accept: adminProcedure
    .input(byId.extend(destinationAcceptance.shape))
    .output(linkCheck)
    .mutation(({ ctx, input: { id, ...acceptance } }) => acceptDestination(ctx.db, id, acceptance)),
};
