/** Declares admin calls, from which REST, tRPC, the OpenAPI document and the role tests are derived. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import type { Right } from '#contract/people/right.ts';
import type { Role } from '#contract/people/role.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { Database } from '../../db/tables.ts';
import type { Administrator } from '../caller/administrator.ts';
import { recordExport } from '../caller/record-event.ts';
import type { Permission } from '../caller/require-permission.ts';
import type { Deps } from '../deps.ts';
import type { Writer } from './resource.ts';

export type AdminContext = {
  deps: Deps;
  db: Kysely<Database>;
  administrator: Administrator;
  writer: Writer;
  /** Aborted when the client closes the connection. REST only sets it for files. */
  signal: AbortSignal | undefined;
};

export const adminContext = (
  deps: Deps,
  administrator: Administrator,
  signal?: AbortSignal,
): AdminContext => {
  const { db } = deps.database;
  const { name: actor, tokenId, role, from } = administrator;
  return { deps, db, administrator, writer: { db, actor, tokenId, role, from }, signal };
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The kinds of entities that a call writes for its caller, and that can be added to a release instead. Other kinds that
 * it logs follow from these. False if the call always takes effect immediately.
 */
export type Proposes = { kinds: readonly ProposableKind[] | 'every'; via?: 'sheet' } | false;

type Declaration<M extends Method, Input, Output> = {
  /** The lowest role allowed to make the call. Viewers can only read, and manage their own sign-in. */
  role: M extends 'GET' ? Role : Exclude<Role, 'viewer'>;
  /** People with this right may make the call of owners too. Viewers among them can only read. */
  right?: Right;
  /** Whether a session needs a recent confirmation. By default, only for changes reserved to owners. */
  isConfirmed?: boolean;
  /** Set if the call accepts a token that still has to be exchanged for a session. */
  opensSession?: true;
  method: M;
  /** Below /api/admin. Calls without a path are only available over tRPC. */
  path?: string;
  tag: string;
  operationId: string;
  summary: string;
  /** The whole input. REST reads path parameters from the path, and the other fields from the query or the body. */
  input?: Input;
  /**
   * The REST body, unless it is simply everything outside the path: a field of the input, or a schema with a name in
   * OpenAPI.
   */
  body?: string | z.ZodType;
  /** Set if REST accepts a request without a body as one whose fields are all omitted. */
  mayOmitBody?: true;
  /** Without an output, the call answers 204. */
  output?: Output;
  /**
   * Set if tRPC skips validating the output, so that the admin can show a row that breaks a later rule, and no long
   * list blocks the event loop.
   */
  trusted?: true;
  status?: 201;
  proposes?: Proposes;
  /** Set if the call may answer 409. */
  conflicts?: true;
  /** The REST response format if it isn't a single JSON document: a streamed list, or a file with this name. */
  sentAs?: 'pieces' | { file: string };
};

/** A new call that writes doesn't compile until it declares this. */
type Writing<M extends Method> = M extends 'GET' ? object : { proposes: Proposes };

/** A call with the types that clients see. The schemas define the input and output of `run`. */
export type TypedCall<M extends Method, Input, Output> = Omit<
  Declaration<M, Input, Output>,
  'role'
> & {
  role: Role;
  run: (context: AdminContext, input: never) => Promise<unknown>;
};

/** A call of any type, as REST and tRPC register it. */
export type AdminCall = TypedCall<Method, z.ZodType, z.ZodType>;

export const adminCall = <
  M extends Method,
  Input extends z.ZodType = z.ZodVoid,
  Output extends z.ZodType = z.ZodVoid,
>(
  call: Declaration<M, Input, Output> &
    Writing<M> & {
      run: (context: AdminContext, input: z.output<Input>) => Promise<z.input<Output>>;
    },
): TypedCall<M, Input, Output> => call;

/** A call about the caller's own sign-in, which every role may make. */
export const ownCall = <
  M extends Method,
  Input extends z.ZodType = z.ZodVoid,
  Output extends z.ZodType = z.ZodVoid,
>(
  call: Omit<Declaration<M, Input, Output>, 'role'> & {
    run: (context: AdminContext, input: z.output<Input>) => Promise<z.input<Output>>;
  },
): TypedCall<M, Input, Output> => ({ ...call, role: 'viewer' });

/** Authors may make the calls of editors whose writes are added to a release. */
export const permissionOf = ({ role, method, opensSession, ...call }: AdminCall): Permission => ({
  role: role === 'editor' && call.proposes ? 'author' : role,
  right: call.right && { name: call.right, role: method === 'GET' ? 'viewer' : 'editor' },
  opensSession,
  isConfirmed: call.isConfirmed ?? (role === 'owner' && method !== 'GET'),
});

/** `run` returns the file in parts, because joining megabytes of text would block the event loop. */
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
  async run(context, input: z.output<Input>) {
    const parts = await call.run(context, input);
    await recordExport(context.writer, file);
    return parts;
  },
});

export const byId = z.object({ id: idInPath });
