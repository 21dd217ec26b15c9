import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Role } from '#contract/people/role.ts';

/** The token itself is not stored, only its hash. */
type AdminTokenTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_key: string;
  role: Role;
  hash: string;
  created_at: ColumnType<string, never, never>;
  created_by: string;
  last_used_at: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
};

export type PeopleTables = { admin_token: AdminTokenTable };
