import type { TRPCQueryProcedure } from '@trpc/server';
import type { z } from 'zod';
import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import {
  type CalledRead,
  calledReads,
  type ReadInput,
  readSchemas,
} from '../catalogue/read/read-schemas.ts';
import { adminRouter } from './admin-router.ts';
import { publicProcedure, router } from './procedure.ts';

const procedureOf = (name: CalledRead) =>
  publicProcedure
    .input(readSchemas[name].input as z.ZodType)
    .query(({ ctx, input }) => ctx.read(name, input as ReadInput<CalledRead>));

type ReadSchema<Name extends CalledRead> = (typeof readSchemas)[Name];
type Procedures = {
  [Name in CalledRead]: TRPCQueryProcedure<{
    input: z.input<ReadSchema<Name>['input']>;
    output: z.output<ReadSchema<Name>['output']>;
    meta: object;
  }>;
};

/** Derives the types from the reads, because tRPC can't infer those of procedures created in a loop. */
const readProcedures = Object.fromEntries(
  calledReads.map((name) => [name, procedureOf(name)]),
) as Procedures;

const catalogueProcedures = {
  ...readProcedures,
  inquire: publicProcedure
    .input(inquiryDraft)
    .output(inquiryReceipt)
    .mutation(({ ctx, input }) => ctx.receiveInquiry(input)),
};

const createRouter = () =>
  router({
    catalogue: router(catalogueProcedures),
    admin: adminRouter(),
  });

export type AppRouter = ReturnType<typeof createRouter>;

let created: AppRouter | undefined;

/** Created for the first call, because hundreds of procedures would delay startup. */
export function appRouter(): AppRouter {
  created ??= createRouter();
  return created;
}
