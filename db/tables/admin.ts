import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/people/role.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { InquiryKind } from '#contract/visitor/inquiry-rule.ts';
import type { WebhookState } from '#contract/webhook/webhook.ts';
import type { Flag } from './flag.ts';

type InquiryTable = {
  id: GeneratedAlways<number>;
  kind: InquiryKind;
  sent_at: ColumnType<string, never, never>;
  is_read: Generated<Flag>;
  name: string | null;
  email: string;
  company: string | null;
  website: string | null;
  markets: string;
  subject: string | null;
  message: string;
  search_key: string;
};

type ChangeTable = {
  seq: GeneratedAlways<number>;
  at: ColumnType<string, never, never>;
  actor: string;
  action: string;
  entity: string;
  entity_id: number;
  snapshot: string;
  /** It is null in changes that were logged before there were summaries. */
  summary: string | null;
};

/** A trigger counts the changes of each kind. */
type ChangeCountTable = { entity: string; changes: number };

type MissedSearchTable = {
  day: string;
  lang: Language;
  market_code: MarketCode;
  query: string;
  searches: number;
};

type SettingTable = {
  key: string;
  value: string;
};

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

/** The secret stays readable, because each request is signed with it. */
type WebhookTable = {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  /** Their names with a space between them; none means all. */
  kinds: string;
  secret: string;
  /** The `seq` of the last change that was sent or passed over. */
  cursor: number;
  state: WebhookState;
  attempts: Generated<number>;
  failing_since: string | null;
  next_attempt_at: string | null;
  last_success_at: string | null;
  last_status: number | null;
  last_error: string | null;
  created_at: ColumnType<string, never, never>;
};

export type AdminTables = {
  inquiry: InquiryTable;
  change: ChangeTable;
  change_count: ChangeCountTable;
  missed_search: MissedSearchTable;
  admin_token: AdminTokenTable;
  setting: SettingTable;
  webhook: WebhookTable;
};
