/** Reads and writes one kind of entity or list in the form that proposals describe. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import type { Database } from '../../db/tables.ts';
import { badInput, fieldErrors } from '../errors.ts';
import { unknownId, type Writer } from '../resource/resource.ts';

export type Proposable = {
  /** The role that may approve and publish. */
  role: 'editor' | 'owner';
  /** Returns what editors write, or null if it doesn't exist. */
  read: (db: Kysely<Database>, id: number) => Promise<WrittenState | null>;
  /** Returns what editors write from a logged state. */
  fromSnapshot: (
    snapshot: WrittenState,
    db: Kysely<Database>,
  ) => WrittenState | Promise<WrittenState>;
  change: (writer: Writer, id: number, state: WrittenState) => Promise<unknown>;
  /** Absent for kinds that always exist. */
  create?: (writer: Writer, id: number | undefined, state: WrittenState) => Promise<{ id: number }>;
  delete?: (writer: Writer, id: number) => Promise<unknown>;
};

export type Proposables = Record<ProposableKind, Proposable>;

type Written<Draft> = {
  find: (db: Kysely<Database>, id: number) => Promise<unknown>;
  schemas: { draft: z.ZodType<Draft> };
  update: (writer: Writer, id: number, draft: Draft) => Promise<unknown>;
};

/** A stored entity may break a rule that was added later, and then it has to be corrected first. */
function draftIn<Draft>(schema: z.ZodType<Draft>, state: unknown): Draft {
  const draft = schema.safeParse(state);
  if (!draft.success) throw badInput(fieldErrors(draft.error.issues));
  return draft.data;
}

export const changeable = <Draft>(
  kind: string,
  { find, schemas, update }: Written<Draft>,
  role: Proposable['role'] = 'editor',
): Proposable => ({
  role,
  read: async (db, id) => {
    const whole = await find(db, id);
    return whole === undefined ? null : (draftIn(schemas.draft, whole) as WrittenState);
  },
  fromSnapshot: (snapshot) => draftIn(schemas.draft, snapshot) as WrittenState,
  change: async (writer, id, state) => {
    if ((await find(writer.db, id)) === undefined) throw unknownId(kind, id);
    await update(writer, id, draftIn(schemas.draft, state));
  },
});

type Creatable<Draft> = Written<Draft> & {
  create: (writer: Writer, draft: Draft, ownId?: number) => Promise<{ id: number }>;
  delete: (writer: Writer, id: number) => Promise<unknown>;
};

export const proposable = <Draft>(
  kind: string,
  resource: Creatable<Draft>,
  role: Proposable['role'] = 'editor',
): Proposable => ({
  ...changeable(kind, resource, role),
  create: (writer, id, state) =>
    resource.create(writer, draftIn(resource.schemas.draft, state), id),
  delete: resource.delete,
});
