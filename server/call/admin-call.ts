/** Declares the calls of the admin. REST, tRPC, the API description and the test of roles are derived from them. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import type { Role } from '#contract/people/role.ts';
import type { Database } from '../../db/tables.ts';
import type { Writer } from '../catalogue/resource/resource.ts';
import type { Deps } from '../deps.ts';
import type { Administrator } from '../people/admin-guard.ts';

export type AdminContext = {
  deps: Deps;
  db: Kysely<Database>;
  administrator: Administrator;
  writer: Writer;
  /** Aborted when the client closes the connection. */
  signal: AbortSignal | undefined;
};

export const adminContext = (
  deps: Deps,
  administrator: Administrator,
  signal?: AbortSignal,
): AdminContext => {
  const { db } = deps.database;
  const { name: actor, tokenId, role } = administrator;
  return { deps, db, administrator, writer: { db, actor, tokenId, role }, signal };
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Declaration<M extends Method, Input, Output> = {
  /** The lowest role that may make the call. Viewers only read. */
  role: M extends 'GET' ? Role : Exclude<Role, 'viewer'>;
  method: M;
  /** Below /api/admin. A call without a path exists in tRPC only. */
  path?: string;
  tag: string;
  operationId: string;
  summary: string;
  /** All that the call takes. REST reads the names in the path from there, and the rest from the query or the body. */
  input?: Input;
  /** The body in REST, if not what the path leaves: a field of the input, or a schema that has a name in OpenAPI. */
  body?: string | z.ZodType;
  /** A call without output answers 204. */
  output?: Output;
  status?: 201;
  /** Whether the description lists 409 as a possible answer. */
  conflicts?: true;
  /** How REST sends the answer if not as JSON: a list in pieces, or a file of this name. */
  sentAs?: 'pieces' | { file: string };
};

/** A call as its clients see it: what `run` takes and returns follows from the schemas. */
export type TypedCall<M extends Method, Input, Output> = Declaration<M, Input, Output> & {
  run: (context: AdminContext, input: never) => Promise<unknown>;
};

/** A call as the protocols see it. */
export type AdminCall = TypedCall<Method, z.ZodType, z.ZodType>;

export const adminCall = <
  M extends Method,
  Input extends z.ZodType = z.ZodVoid,
  Output extends z.ZodType = z.ZodVoid,
>(
  call: Declaration<M, Input, Output> & {
    run: (context: AdminContext, input: z.output<Input>) => Promise<z.input<Output>>;
  },
): TypedCall<M, Input, Output> => call;

/** A file stays in parts, because no request is handled while megabytes become one text. */
export const csvCall = <Input extends z.ZodType = z.ZodVoid>({
  file,
  ...call
}: Omit<Declaration<'GET', Input, z.ZodString>, 'method' | 'output' | 'sentAs'> & {
  file: string;
  run: (context: AdminContext, input: z.output<Input>) => Promise<Buffer[]>;
}): TypedCall<'GET', Input, z.ZodString> => ({
  ...call,
  method: 'GET',
  output: z.string(),
  sentAs: { file },
});

export const byId = z.object({ id: idInPath });
