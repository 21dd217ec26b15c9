import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OneTimeSecretKind } from '#contract/people/one-time-secret.ts';
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
  /** A JSON list. */
  rights: Generated<string>;
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

type PasskeyTable = {
  id: GeneratedAlways<number>;
  /** Null for the first owner, who has no row. */
  person_id: number | null;
  /** The ID that the authenticator gave the passkey, in base64url like the key and the handle. */
  credential: string;
  public_key: string;
  user_handle: string;
  name: string;
  /** A JSON list. */
  transports: string;
  counter: number;
  is_synced: Flag;
  is_backed_up: Flag;
  created_at: string;
  last_used_at: string | null;
};

/** The secret itself is not stored, only its hash. */
type OneTimeSecretTable = {
  id: GeneratedAlways<number>;
  person_id: number | null;
  kind: OneTimeSecretKind;
  hash: string;
  created_at: string;
  created_by: string;
  ends_at: string | null;
  used_at: string | null;
};

type UsedChallengeTable = { challenge: string; ends_at: string };

/** A program that registered itself. Programs whose ID is a URL have no row. */
type OauthClientTable = {
  id: string;
  name: string;
  /** A JSON list. */
  redirect_uris: string;
  created_at: string;
  last_used_at: string | null;
};

/** Codes and grants both record the person's consent, and how the person had signed in. */
type AgentConsent = {
  /** Null for the first owner, who has no row. */
  person_id: number | null;
  method: SignInMethod;
  /** The hash of the token, or the ID of the passkey, that the person had signed in with. */
  credential: string;
  client_id: string;
  client_name: string;
  client_host: string;
  /** A JSON list. */
  scopes: string;
  resource: string;
  created_at: string;
};

type OauthCodeTable = AgentConsent & {
  hash: string;
  redirect_uri: string;
  challenge: string;
  ends_at: string;
  used_at: string | null;
  grant_id: number | null;
};

/** Tokens are stored as hashes. All refresh tokens of a grant contain the same secret, whose hash is `family_hash`. */
type AgentGrantTable = AgentConsent & {
  id: GeneratedAlways<number>;
  last_used_at: string | null;
  last_network: string | null;
  ended_at: string | null;
  ended_by: string | null;
  access_hash: string;
  access_ends_at: string;
  family_hash: string;
  refresh_hash: string;
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
  passkey: PasskeyTable;
  one_time_secret: OneTimeSecretTable;
  used_challenge: UsedChallengeTable;
  oauth_client: OauthClientTable;
  oauth_code: OauthCodeTable;
  agent_grant: AgentGrantTable;
  security_event: SecurityEventTable;
  security_chain: SecurityChainTable;
};
