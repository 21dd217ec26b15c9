import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Role } from '#contract/people/role.ts';
import type { SecurityEventKind, SecurityOutcome } from '#contract/people/security-event.ts';
import type { SignInMethod } from '#contract/people/session.ts';
import type { Flag } from './flag.ts';

/** The token itself is not stored, only its hash. */
type AdminTokenTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_key: string;
  role: Role;
  hash: string;
  ends_at: string | null;
  /** A JSON list. */
  networks: string;
  programs_only: Flag;
  created_at: ColumnType<string, never, never>;
  created_by: string;
  last_used_at: string | null;
  last_network: string | null;
  last_agent: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
};

type StaffSessionTable = {
  id: GeneratedAlways<number>;
  hash: string;
  /** Null for the first owner, who has no row. */
  person_id: number | null;
  method: SignInMethod;
  /** The hash of the token that opened the session. */
  credential: string;
  agent: string;
  network: string;
  created_at: string;
  last_used_at: string;
  confirmed_at: string;
  ends_at: string;
  ended_at: string | null;
};

export type SecurityEventTable = {
  seq: number;
  at: string;
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
  actor: string;
  subject: string | null;
  detail: string | null;
  network: string | null;
  agent: string | null;
  new_network: Flag;
  hash: string;
};

type SecurityChainTable = {
  id: number;
  start_seq: number;
  start_hash: string;
  last_seq: number;
  last_hash: string;
};

export type PeopleTables = {
  admin_token: AdminTokenTable;
  staff_session: StaffSessionTable;
  security_event: SecurityEventTable;
  security_chain: SecurityChainTable;
};
