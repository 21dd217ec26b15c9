import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import type {
  ImmutableResource,
  Resource,
  Schemas,
  Writer,
} from '../catalogue/resource/resource.ts';
import { adminProcedure } from './trpc.ts';

export const byId = z.object({ id: idInPath });

// tRPC cannot infer the type of a generic schema's output, so each input is named after its schema.

export const immutableProcedures = <Entity extends Schemas>(
  entity: ImmutableResource<Entity>,
  writing: typeof adminProcedure = adminProcedure,
) => ({
  list: adminProcedure
    .input(entity.schemas.query)
    .query(({ ctx, input }) => entity.list(ctx, input as z.output<Entity['query']>)),
  create: writing
    .input(entity.schemas.draft)
    .mutation(({ ctx, input }) => entity.create(ctx.writer, input as z.output<Entity['draft']>)),
  delete: writing.input(byId).mutation(({ ctx, input }) => entity.delete(ctx.writer, input.id)),
});

/** Settings are written by owners, and all else by editors. */
export const crudProcedures = <Entity extends Schemas>(
  entity: Resource<Entity>,
  writing: typeof adminProcedure = adminProcedure,
) => {
  type Draft = z.output<Entity['draft']>;
  const { draft } = entity.schemas;
  return {
    ...immutableProcedures(entity, writing),
    get: adminProcedure.input(byId).query(({ ctx, input }) => entity.get(ctx.db, input.id)),
    update: writing
      .input(z.object({ id: idInPath, draft, before: draft.optional() }))
      .mutation(({ ctx, input: { id, draft, before } }) =>
        entity.update(ctx.writer, id, draft as Draft, before as Draft | undefined),
      ),
  };
};

export const bulkProcedure = <Change>(
  change: z.ZodType<Change>,
  run: (writer: Writer, change: Change) => Promise<{ changed: number }>,
) => adminProcedure.input(change).mutation(({ ctx, input }) => run(ctx.writer, input as Change));
