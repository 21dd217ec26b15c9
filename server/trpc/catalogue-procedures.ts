import type { TRPCQueryProcedure } from '@trpc/server';
import type { z } from 'zod';
import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import {
  type CalledRead,
  calledReads,
  type ReadInput,
  readSchemas,
} from '../catalogue/read/read-schemas.ts';
import { publicProcedure } from './procedure.ts';

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

export const catalogueProcedures = {
  ...readProcedures,
  inquire: publicProcedure
    .input(inquiryDraft)
    .output(inquiryReceipt)
    .mutation(({ ctx, input }) => ctx.receiveInquiry(input)),
};
