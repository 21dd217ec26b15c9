import { z } from 'zod';
import { idInPath } from '#contract/field.ts';
import type { Paging } from '#contract/list.ts';
import type { addable, resource, Writer } from '../resources/resource.ts';
import { adminProcedure } from './trpc.ts';

export const byId = z.object({ id: idInPath });

// tRPC cannot name the type of an input that is generic; its schema has given it just before.

export const addableProcedures = <Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput>(
  entity: ReturnType<typeof addable<Draft, DraftInput, Whole, Row, Query, QueryInput>>,
) => ({
  list: adminProcedure
    .input(entity.query)
    .query(({ ctx, input }) => entity.list(ctx, input as Query)),
  create: adminProcedure
    .input(entity.draft)
    .mutation(({ ctx, input }) => entity.create(ctx.writer, input as Draft)),
  remove: adminProcedure
    .input(byId)
    .mutation(({ ctx, input }) => entity.remove(ctx.writer, input.id)),
});

export const crudProcedures = <Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput>(
  entity: ReturnType<typeof resource<Draft, DraftInput, Whole, Row, Query, QueryInput>>,
) => ({
  ...addableProcedures(entity),
  get: adminProcedure.input(byId).query(({ ctx, input }) => entity.get(ctx.db, input.id)),
  update: adminProcedure
    .input(z.object({ id: idInPath, draft: entity.draft, before: entity.draft.optional() }))
    .mutation(({ ctx, input: { id, draft, before } }) =>
      entity.update(ctx.writer, id, draft as Draft, before as Draft | undefined),
    ),
});

export const bulkProcedure = <Change>(
  change: z.ZodType<Change>,
  run: (writer: Writer, change: Change) => Promise<{ changed: number }>,
) => adminProcedure.input(change).mutation(({ ctx, input }) => run(ctx.writer, input as Change));
