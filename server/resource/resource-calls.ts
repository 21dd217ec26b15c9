/** Defines the calls that all catalogue entities have. */
import { z } from 'zod';
import { bulkResult } from '#contract/catalogue/bulk.ts';
import { type BulkInput, type BulkKind, bulkInputs } from '#contract/catalogue/bulk-input.ts';
import { type EntityKind, entityPaths } from '#contract/catalogue/history/entity-kind.ts';
import { idInPath } from '#contract/field-schema.ts';
import { listOf } from '#contract/list.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { type SeenOrder, seenOrder } from '#contract/reorder.ts';
import { requireConfirmation } from '../caller/require-permission.ts';
import { adminCall, byId, type TypedCall } from './admin-call.ts';
import { bulkEditOf, type Editable } from './bulk-edit.ts';
import type { Resource, Schemas, Writer } from './resource.ts';

/** The names of an entity in the OpenAPI document. `one` includes the article. */
export type EntityNames = { path: string; tag: string; one: string; many: string };

/** The names of an entity whose writes can be proposed. */
export type KindNames = EntityNames & { kind: EntityKind };

/** An entity's tag in the API description is its plural. */
export const entityNames = (
  kind: EntityKind,
  { tag, one }: Pick<EntityNames, 'tag' | 'one'>,
): KindNames => ({
  kind,
  path: entityPaths[kind],
  tag,
  one,
  many: tag.toLowerCase(),
});

/** The method, path and summary of each kind of call. `one` and `many` stand for the names of the entity. */
const verbs = {
  list: { method: 'GET', below: '', summary: 'List many' },
  create: { method: 'POST', below: '', summary: 'Create one' },
  get: { method: 'GET', below: '/:id', summary: 'Get one' },
  update: { method: 'PUT', below: '/:id', summary: 'Replace one' },
  delete: { method: 'DELETE', below: '/:id', summary: 'Delete one' },
  revoke: { method: 'DELETE', below: '/:id', summary: 'Revoke one immediately' },
  mark: { method: 'PUT', below: '/:id', summary: 'Mark one as read or unread' },
  reorder: { method: 'PUT', below: '/reorder', summary: 'Reorder many' },
  bulkChange: { method: 'PUT', below: '/bulk', summary: 'Update several many' },
  export: { method: 'GET', below: '/export', summary: 'Export all many as CSV' },
  import: { method: 'POST', below: '/import', summary: 'Import many from CSV, or do a dry run' },
} as const;

export function operationOn<Verb extends keyof typeof verbs>(names: EntityNames, verb: Verb) {
  const { method, below, summary } = verbs[verb];
  const words = summary.includes('many') ? names.many : names.one.replace(/^an? /, '');
  const noun = words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    method: method as (typeof verbs)[Verb]['method'],
    path: `${names.path}${below}`,
    tag: names.tag,
    operationId: `${verb}${noun}`,
    summary: summary.replace('one', names.one).replace('many', names.many),
  };
}

type ResourceCalls<Entity extends Schemas> = {
  list: TypedCall<'GET', Entity['query'], ReturnType<typeof listOf<Entity['row']>>>;
  create: TypedCall<'POST', Entity['draft'], Entity['whole']>;
  get: TypedCall<'GET', typeof byId, Entity['whole']>;
  update: TypedCall<'PUT', ReturnType<typeof updateOf<Entity['draft']>>, Entity['whole']>;
  delete: TypedCall<'DELETE', typeof byId, z.ZodVoid>;
};

export const updateOf = <Draft extends z.ZodType>(draft: Draft) =>
  z.object({ id: idInPath, draft, before: draft.optional() });

/** Declares the parameters of `run` explicitly, because TypeScript can't infer the output of a generic schema. */
export function resourceCalls<Entity extends Schemas>(
  names: EntityNames,
  entity: Resource<Entity>,
  { writers = 'editor' }: { writers?: 'editor' | 'owner' } = {},
): ResourceCalls<Entity> {
  const proposes = { kinds: [entity.kind] };
  type Draft = z.output<Entity['draft']>;
  type Query = z.output<Entity['query']>;
  type Update = { id: number; draft: Draft; before?: Draft };
  type ById = z.output<typeof byId>;
  const { draft, whole, row, query } = entity.schemas;
  return {
    list: {
      ...operationOn(names, 'list'),
      role: 'viewer',
      input: query,
      output: listOf(row),
      trusted: true,
      run: ({ db, deps }, query: Query) => entity.list({ db, search: deps.search }, query),
    },
    create: {
      ...operationOn(names, 'create'),
      role: writers,
      proposes,
      input: draft,
      output: whole,
      trusted: true,
      status: 201,
      conflicts: true,
      run: ({ writer }, draft: Draft) => entity.create(writer, draft),
    },
    delete: {
      ...operationOn(names, 'delete'),
      role: writers,
      proposes,
      input: byId,
      run: ({ writer }, { id }: ById) => entity.delete(writer, id),
    },
    get: {
      ...operationOn(names, 'get'),
      role: 'viewer',
      input: byId,
      output: whole,
      trusted: true,
      run: ({ db }, { id }: ById) => entity.get(db, id),
    },
    update: {
      ...operationOn(names, 'update'),
      role: writers,
      proposes,
      input: updateOf(draft),
      body: 'draft',
      output: whole,
      trusted: true,
      conflicts: true,
      run: ({ writer }, { id, draft, before }: Update) => entity.update(writer, id, draft, before),
    },
  };
}

type PlainChange<Kind extends BulkKind> = Exclude<BulkInput<Kind>, { action: 'edit' }>;

/** Deletes rows, shows or hides them as `plain` does, or edits their fields. */
export const bulkCall = <Kind extends BulkKind, Entity extends Schemas>(
  names: KindNames,
  entity: Editable<Entity> & { kind: Kind },
  plain: (writer: Writer, change: PlainChange<Kind>) => Promise<{ changed: number }>,
): TypedCall<'PUT', (typeof bulkInputs)[Kind], typeof bulkResult> => ({
  ...operationOn(names, 'bulkChange'),
  role: 'editor',
  proposes: { kinds: [names.kind] },
  input: bulkInputs[entity.kind],
  output: bulkResult,
  conflicts: true,
  trusted: true,
  run: async ({ writer, administrator, deps }, input: BulkInput<Kind>) => {
    if (input.action === 'edit') return bulkEditOf(entity)(writer, deps.search, input);
    if (input.action === 'delete') requireConfirmation(administrator);
    return plain(writer, input as PlainChange<Kind>);
  },
});

export const reorderCall = <Body extends z.ZodObject, Row extends z.ZodType>(
  names: EntityNames,
  { body, row, kind }: { body: Body; row: Row; kind: ProposableKind },
  reorder: (
    writer: Writer,
    order: z.output<Body> & SeenOrder,
  ) => Promise<{ items: z.input<Row>[] }>,
  role: 'editor' | 'owner' = 'editor',
) =>
  adminCall({
    ...operationOn(names, 'reorder'),
    role,
    proposes: { kinds: [kind] },
    input: body.extend(seenOrder),
    body,
    output: z.object({ items: z.array(row) }),
    conflicts: true,
    sentAs: 'pieces',
    run: ({ writer }, input) => reorder(writer, input as z.output<Body> & SeenOrder),
  });
