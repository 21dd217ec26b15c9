import type { Kysely, Selectable } from 'kysely';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import {
  securityKind,
  type Webhook,
  type WebhookDraft,
  type WebhookKind,
} from '#contract/webhook/webhook.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

/** Changes beyond this number are not counted. */
const maxPending = 10_000;

export type StoredWebhook = Selectable<Database['webhook']>;

export const kindsOf = ({ kinds }: Pick<StoredWebhook, 'kinds'>) =>
  kinds.split(' ').filter(Boolean) as Webhook['kinds'];

const changesAfter = (
  db: Kysely<Database>,
  { cursor, ...webhook }: Pick<StoredWebhook, 'cursor' | 'kinds'>,
) => {
  const kinds = kindsOf(webhook);
  const changes = db.selectFrom('change').where('seq', '>', cursor);
  if (kinds.length === 0) return changes;
  const ofChanges = kinds.filter((kind) => kind !== securityKind);
  const sent = ofChanges.length > 0 ? [...ofChanges, wholeCatalogue] : [securityKind];
  return changes.where('entity', 'in', sent);
};

async function wholeOf(
  db: Kysely<Database>,
  { secret: _, ...row }: StoredWebhook,
): Promise<Webhook> {
  const { pending } = await db
    .selectFrom(changesAfter(db, row).select('seq').limit(maxPending).as('after'))
    .select(({ fn }) => fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  return { ...row, kinds: kindsOf(row), pending };
}

export async function listWebhooks(db: Kysely<Database>): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhook').selectAll().orderBy('id').execute();
  return Promise.all(rows.map((row) => wholeOf(db, row)));
}

export const findStoredWebhook = (
  db: Kysely<Database>,
  id: number,
): Promise<StoredWebhook | undefined> =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();

export async function findWebhook(db: Kysely<Database>, id: number): Promise<Webhook | undefined> {
  const row = await findStoredWebhook(db, id);
  return row && wholeOf(db, row);
}

export const listStoppedWebhooks = (db: Kysely<Database>) =>
  db
    .selectFrom('webhook')
    .select(['id', 'name', 'last_error'])
    .where('state', '=', 'stopped')
    .orderBy('id')
    .execute();

export const countWebhooks = (db: Kysely<Database>): Promise<number> =>
  countRows(db.selectFrom('webhook'));

const columnsOf = ({ name, url, kinds }: WebhookDraft) => ({ name, url, kinds: kinds.join(' ') });

export async function insertWebhook(
  db: Kysely<Database>,
  draft: WebhookDraft,
  { secret, cursor }: Pick<StoredWebhook, 'secret' | 'cursor'>,
): Promise<number> {
  const state = draft.paused ? 'paused' : 'active';
  const { id } = await db
    .insertInto('webhook')
    .values({ ...columnsOf(draft), secret, cursor, state })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A stopped webhook stays stopped until it is resumed or paused. */
export async function updateWebhook(
  db: Kysely<Database>,
  id: number,
  draft: WebhookDraft,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set(columnsOf(draft))
    .set(({ eb }) => ({
      state: draft.paused
        ? ('paused' as const)
        : eb
            .case()
            .when('state', '=', 'stopped')
            .then('stopped' as const)
            .else('active' as const)
            .end(),
    }))
    .where('id', '=', id)
    .execute();
}

type WebhookProgress = Partial<
  Omit<StoredWebhook, 'id' | 'name' | 'url' | 'kinds' | 'secret' | 'created_at'>
>;

/** Moves the cursor only if it hasn't changed since it was read, so that a slow process never moves it back. */
export async function updateWebhookProgress(
  db: Kysely<Database>,
  { id, cursor }: Pick<StoredWebhook, 'id' | 'cursor'>,
  progress: WebhookProgress,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set(progress)
    .where('id', '=', id)
    .where('cursor', '=', cursor)
    .execute();
}

/** Counts a failure only if the URL is unchanged and the webhook hasn't been paused since. */
export async function recordWebhookFailure(
  db: Kysely<Database>,
  { id, cursor, url }: Pick<StoredWebhook, 'id' | 'cursor' | 'url'>,
  failure: WebhookProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set(failure)
    .where('id', '=', id)
    .where('cursor', '=', cursor)
    .where('url', '=', url)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function resumeStoredWebhook(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ state: 'active', attempts: 0, failing_since: null, next_attempt_at: null })
    .where('id', '=', id)
    .execute();
}

/** Returns the number of paused webhooks. */
export async function pauseWebhooks(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ state: 'paused' })
    .where('state', '=', 'active')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function updateWebhookSecret(
  db: Kysely<Database>,
  id: number,
  secret: string,
): Promise<void> {
  await db.updateTable('webhook').set({ secret }).where('id', '=', id).execute();
}

/** Returns whether the webhook existed. */
export async function deleteWebhook(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhook').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lists the active webhooks that are behind the log. */
export const listWebhooksBehind = (db: Kysely<Database>): Promise<StoredWebhook[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('state', '=', 'active')
    .where('cursor', '<', ({ selectFrom }) =>
      selectFrom('change').select(({ fn }) => fn.max('seq').as('head')),
    )
    .orderBy('id')
    .execute();

const sentColumns = [
  'seq',
  'at',
  'actor',
  'action',
  'entity',
  'entity_id',
  'summary',
  'log_group',
] as const;

export type SentChange = Pick<Selectable<Database['change']>, (typeof sentColumns)[number]>;

/** Finds the next change of one of the webhook's kinds. */
export const findNextChange = (
  db: Kysely<Database>,
  webhook: StoredWebhook,
): Promise<SentChange | undefined> =>
  changesAfter(db, webhook).select(sentColumns).orderBy('seq').limit(1).executeTakeFirst();

export const listActiveWebhooks = (db: Kysely<Database>): Promise<StoredWebhook[]> =>
  db.selectFrom('webhook').selectAll().where('state', '=', 'active').orderBy('id').execute();

export function hearsOf(
  webhook: StoredWebhook,
  kind: Exclude<WebhookKind, typeof securityKind>,
): boolean {
  const kinds = kindsOf(webhook);
  return kinds.length === 0 || kinds.includes(kind);
}
