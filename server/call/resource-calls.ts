/** Defines the calls that all catalogue entities have. */
import { z } from 'zod';
import { bulkResult } from '#contract/catalogue/bulk.ts';
import { idInPath } from '#contract/field-schema.ts';
import { listOf } from '#contract/list.ts';
import { type SeenOrder, seenOrder } from '#contract/reorder.ts';
import type { Resource, Schemas, Writer } from '../catalogue/resource/resource.ts';
import { adminCall, byId, type TypedCall } from './admin-call.ts';

/** The names of an entity in the OpenAPI document. `one` includes the article. */
export type EntityNames = { path: string; tag: string; one: string; many: string };

const summaries = {
  list: ({ many }: EntityNames) => `List ${many}`,
  create: ({ one }: EntityNames) => `Create ${one}`,
  get: ({ one }: EntityNames) => `Get ${one}`,
  update: ({ one }: EntityNames) => `Replace ${one}`,
  delete: ({ one }: EntityNames) => `Delete ${one}`,
  revoke: ({ one }: EntityNames) => `Revoke ${one} immediately`,
  mark: ({ one }: EntityNames) => `Mark ${one} as read or unread`,
  reorder: ({ many }: EntityNames) => `Reorder ${many}`,
  bulkChange: ({ many }: EntityNames) => `Update several ${many}`,
  export: ({ many }: EntityNames) => `Export all ${many} as CSV`,
  import: ({ many }: EntityNames) => `Import ${many} from CSV, or do a dry run`,
};

const ofMany = ['list', 'reorder', 'bulkChange', 'export', 'import'];

export function operationOn(names: EntityNames, verb: keyof typeof summaries) {
  const words = ofMany.includes(verb) ? names.many : names.one.replace(/^an? /, '');
  const noun = words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { tag: names.tag, operationId: `${verb}${noun}`, summary: summaries[verb](names) };
}

type ResourceCalls<Entity extends Schemas> = {
  list: TypedCall<'GET', Entity['query'], ReturnType<typeof listOf<Entity['row']>>>;
  create: TypedCall<'POST', Entity['draft'], Entity['whole']>;
  get: TypedCall<'GET', typeof byId, Entity['whole']>;
  update: TypedCall<'PUT', ReturnType<typeof updateOf<Entity['draft']>>, Entity['whole']>;
  delete: TypedCall<'DELETE', typeof byId, z.ZodVoid>;
};

const updateOf = <Draft extends z.ZodType>(draft: Draft) =>
  z.object({ id: idInPath, draft, before: draft.optional() });

/** Declares the parameters of `run` explicitly, because TypeScript can't infer the output of a generic schema. */
export function resourceCalls<Entity extends Schemas>(
  names: EntityNames,
  entity: Resource<Entity>,
  { writers = 'editor' }: { writers?: 'editor' | 'owner' } = {},
): ResourceCalls<Entity> {
  type Draft = z.output<Entity['draft']>;
  type Query = z.output<Entity['query']>;
  type Update = { id: number; draft: Draft; before?: Draft };
  type ById = z.output<typeof byId>;
  const { draft, whole, row, query } = entity.schemas;
  const one = `${names.path}/:id`;
  return {
    list: {
      ...operationOn(names, 'list'),
      role: 'viewer',
      method: 'GET',
      path: names.path,
      input: query,
      output: listOf(row),
      run: ({ db, deps }, query: Query) => entity.list({ db, search: deps.search }, query),
    },
    create: {
      ...operationOn(names, 'create'),
      role: writers,
      method: 'POST',
      path: names.path,
      input: draft,
      output: whole,
      status: 201,
      conflicts: true,
      run: ({ writer }, draft: Draft) => entity.create(writer, draft),
    },
    delete: {
      ...operationOn(names, 'delete'),
      role: writers,
      method: 'DELETE',
      path: one,
      input: byId,
      run: ({ writer }, { id }: ById) => entity.delete(writer, id),
    },
    get: {
      ...operationOn(names, 'get'),
      role: 'viewer',
      method: 'GET',
      path: one,
      input: byId,
      output: whole,
      run: ({ db }, { id }: ById) => entity.get(db, id),
    },
    update: {
      ...operationOn(names, 'update'),
      role: writers,
      method: 'PUT',
      path: one,
      input: updateOf(draft),
      body: 'draft',
      output: whole,
      conflicts: true,
      run: ({ writer }, { id, draft, before }: Update) => entity.update(writer, id, draft, before),
    },
  };
}

export const bulkCall = <Change>(
  names: EntityNames,
  change: z.ZodType<Change>,
  run: (writer: Writer, change: Change) => Promise<{ changed: number }>,
) =>
  adminCall({
    ...operationOn(names, 'bulkChange'),
    role: 'editor',
    method: 'PUT',
    path: `${names.path}/bulk`,
    input: change,
    output: bulkResult,
    conflicts: true,
    run: ({ writer }, input) => run(writer, input),
  });

export const reorderCall = <Body extends z.ZodObject, Row extends z.ZodType>(
  names: EntityNames,
  { body, row }: { body: Body; row: Row },
  reorder: (
    writer: Writer,
    order: z.output<Body> & SeenOrder,
  ) => Promise<{ items: z.input<Row>[] }>,
) =>
  adminCall({
    ...operationOn(names, 'reorder'),
    role: 'editor',
    method: 'PUT',
    path: `${names.path}/reorder`,
    input: body.extend(seenOrder),
    body,
    output: z.object({ items: z.array(row) }),
    conflicts: true,
    sentAs: 'pieces',
    run: ({ writer }, input) => reorder(writer, input as z.output<Body> & SeenOrder),
  });
