import type { z } from 'zod';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import type { NamedKind } from '../../db/repositories/catalogue/entity-name.ts';
import type { AdminCall } from '../resource/admin-call.ts';
import type { Writer } from '../resource/resource.ts';
import type { KindNames } from '../resource/resource-calls.ts';

/** How the history handles a kind of entity. */
export type Logged = {
  resource: {
    restore: (writer: Writer, id: number, snapshot: unknown) => Promise<OmittedField[]>;
  };
  /** Set for settings, which only owners may write. */
  isSetting?: true;
  /** The rows that a snapshot refers to by id. */
  mentions?: { kind: NamedKind; ids: z.ZodType<number[]> };
};

export type Entity = Logged & {
  /** In generated clients, the schemas are named after the kind. */
  resource: { schemas: { draft: z.ZodType; whole: z.ZodType; row?: z.ZodType } };
  /** The plural, which is the kind's tag in the API description, and the singular with its article. */
  tag: string;
  one: string;
  description: string;
  calls: (names: KindNames) => Record<string, AdminCall>;
};
