import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { z } from 'zod';
import { layoutInput, pageBlockSort } from '#contract/catalogue/page-block.ts';
import { shortListPaging } from '#contract/list.ts';
import { seenOrder } from '#contract/reorder.ts';
import type { Administrator } from '../caller/administrator.ts';
import { pageBlockResource } from '../catalogue/resource/page-block.ts';
import { adminCalls } from '../contents/admin-calls.ts';
import { overviewCalls } from '../contents/overview-calls.ts';
import type { Deps } from '../deps.ts';
import {
  type AdminCall,
  adminContext,
  permissionOf,
  type TypedCall,
} from '../resource/admin-call.ts';
import { procedureFor, router } from './procedure.ts';

type Types<Input, Output> = { input: Input; output: Output; meta: object };
type ProcedureOf<Call> =
  Call extends TypedCall<infer M, infer Input extends z.ZodType, infer Output extends z.ZodType>
    ? M extends 'GET'
      ? TRPCQueryProcedure<Types<z.input<Input>, z.output<Output>>>
      : TRPCMutationProcedure<Types<z.input<Input>, z.output<Output>>>
    : never;
type ProceduresOf<Calls> = { [Name in keyof Calls]: ProcedureOf<Calls[Name]> };

type Request = {
  ctx: { deps: Deps; administrator: Administrator };
  input: unknown;
  signal: AbortSignal | undefined;
};

function procedureOf(call: AdminCall) {
  const { method, input, output, sentAs, trusted, run } = call;
  const admin = procedureFor(permissionOf(call));
  const taking = input ? admin.input(input) : admin;
  const answering = output && !sentAs && !trusted ? taking.output(output) : taking;
  const resolve = async ({ ctx: { deps, administrator }, input, signal }: Request) => {
    const answer = await run(adminContext(deps, administrator, signal), input as never);
    return typeof sentAs === 'object' ? Buffer.concat(answer as Buffer[]).toString() : answer;
  };
  return method === 'GET' ? answering.query(resolve) : answering.mutation(resolve);
}

/** Derives the types from the calls, because tRPC can't infer those of procedures created in a loop. */
const proceduresOf = <Calls extends Record<string, AdminCall>>(calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, procedureOf(call)]),
  ) as ProceduresOf<Calls>;

const routers = () =>
  Object.fromEntries(
    Object.entries(adminCalls).map(([name, calls]) => [name, proceduresOf(calls)]),
  ) as { [Group in keyof typeof adminCalls]: ProceduresOf<(typeof adminCalls)[Group]> };

export const adminRouter = () =>
  router({
    ...proceduresOf(overviewCalls),
    ...routers(),

    /** REST reads the page as a slug from the path, so the protocols have different inputs. */
    pageBlock: router({
      list: procedureFor({ role: 'viewer' })
        .input(layoutInput.extend(shortListPaging))
        .query(({ ctx, input }) => pageBlockResource.list(ctx.deps.database.db, input)),
      sort: procedureFor({ role: 'editor' })
        .input(layoutInput.extend(pageBlockSort.shape).extend(seenOrder))
        .mutation(({ ctx, input: { page, ...order } }) =>
          pageBlockResource.sort(adminContext(ctx.deps, ctx.administrator).writer, page, order),
        ),
    }),
  });
