/** Defines the calls that all kinds of entries about money have. */
import type { z } from 'zod';
import { listOf, type Paging } from '#contract/list.ts';
import { byId, type TypedCall } from '../resource/admin-call.ts';
import { type EntityNames, operationOn, updateOf } from '../resource/resource-calls.ts';
import type { MoneyResource } from './money-resource.ts';

/** Only owners and people with the right can read. Only owners, and editors with the right, can write. */
export const moneyReads = { tag: 'Money', role: 'owner', right: 'money' } as const;
/** Entering a payment needs no confirmation, and none of these writes can be added to a release. */
export const moneyWrites = { ...moneyReads, isConfirmed: false, proposes: false } as const;

export const moneyNames = (path: string, one: string, many: string): EntityNames => ({
  ...{ path, one, many },
  tag: moneyReads.tag,
});

type Schemas = {
  draft: z.ZodType<object>;
  whole: z.ZodType<{ id: number }>;
  query: z.ZodType<Paging>;
};

type EntityCalls<Entity extends Schemas> = {
  list: TypedCall<'GET', Entity['query'], ReturnType<typeof listOf<Entity['whole']>>>;
  get: TypedCall<'GET', typeof byId, Entity['whole']>;
  create: TypedCall<'POST', Entity['draft'], Entity['whole']>;
  update: TypedCall<'PUT', ReturnType<typeof updateOf<Entity['draft']>>, Entity['whole']>;
  delete: TypedCall<'DELETE', typeof byId, z.ZodVoid>;
};

/** Declares the parameters of `run` explicitly, because TypeScript can't infer the output of a generic schema. */
export function entityCalls<Entity extends Schemas>(
  names: EntityNames,
  resource: MoneyResource<
    z.output<Entity['draft']>,
    z.output<Entity['whole']>,
    z.output<Entity['query']>
  >,
  { draft, whole, query }: Entity,
): EntityCalls<Entity> {
  type Draft = z.output<Entity['draft']>;
  type Update = { id: number; draft: Draft; before?: Draft };
  type ById = z.output<typeof byId>;
  return {
    list: {
      ...operationOn(names, 'list'),
      ...moneyReads,
      input: query,
      output: listOf(whole),
      trusted: true,
      run: ({ db }, given: z.output<Entity['query']>) => resource.list(db, given),
    },
    get: {
      ...operationOn(names, 'get'),
      ...moneyReads,
      input: byId,
      output: whole,
      trusted: true,
      run: ({ db }, { id }: ById) => resource.get(db, id),
    },
    create: {
      ...operationOn(names, 'create'),
      ...moneyWrites,
      input: draft,
      output: whole,
      trusted: true,
      status: 201,
      conflicts: true,
      run: ({ writer }, given: Draft) => resource.create(writer, given),
    },
    update: {
      ...operationOn(names, 'update'),
      ...moneyWrites,
      input: updateOf(draft),
      body: 'draft',
      output: whole,
      trusted: true,
      conflicts: true,
      run: ({ writer }, { id, draft: given, before }: Update) =>
        resource.update(writer, id, given, before),
    },
    delete: {
      ...operationOn(names, 'delete'),
      ...moneyWrites,
      input: byId,
      conflicts: true,
      run: ({ writer }, { id }: ById) => resource.delete(writer, id),
    },
  };
}
