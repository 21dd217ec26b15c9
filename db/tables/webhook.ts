import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { WebhookState } from '#contract/webhook/webhook.ts';

/** The secret stays readable, because each request is signed with it. */
type WebhookTable = {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  /** Names of kinds, separated by spaces. Empty means all. */
  kinds: string;
  secret: string;
  /** The `seq` of the last change that was sent or skipped. */
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

export type WebhookTables = { webhook: WebhookTable };
