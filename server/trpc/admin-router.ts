import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { z } from 'zod';
import { proposed } from '#contract/release/proposal.ts';
import type { Administrator } from '../caller/administrator.ts';
import { pageBlockCalls } from '../catalogue/resource/page-block-calls.ts';
import { adminCalls } from '../contents/admin-calls.ts';
import { overviewCalls } from '../contents/overview-calls.ts';
import { proposableByKind } from '../contents/proposable-by-kind.ts';
import { proposalTargetOf, runCall } from '../release/run-call.ts';
import {
  type AdminCall,
  adminContext,
  permissionOf,
  type TypedCall,
} from '../resource/admin-call.ts';
import type { Context } from './context.ts';
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
  ctx: Pick<Context, 'deps' | 'request' | 'logGroups'> & { administrator: Administrator };
  input: unknown;
  signal: AbortSignal | undefined;
};

function procedureOf(call: AdminCall) {
  const { method, input, output, sentAs, trusted } = call;
  const admin = procedureFor(permissionOf(call));
  const taking = input ? admin.input(input) : admin;
  const isChecked = output && !sentAs && !trusted;
  const answering = isChecked
    ? taking.output(call.proposes ? output.or(proposed) : output)
    : taking;
  const resolve = async ({ ctx, input, signal }: Request) => {
    const { deps, administrator, request, logGroups } = ctx;
    const given = adminContext(deps, administrator, signal);
    const target = proposalTargetOf(request);
    const ran = await runCall({ ...call, proposables: proposableByKind }, given, input, target);
    if ('proposed' in ran) return ran.proposed;
    if (ran.logGroup !== undefined) logGroups.push(ran.logGroup);
    const answer = ran.live;
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

    pageBlock: proceduresOf(pageBlockCalls),
  });
