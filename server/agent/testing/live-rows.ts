import type { TestApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';

/** What agents may leave behind: proposals and traces of their calls. `dump` omits the security log. */
const isTheirs = (table: string) =>
  /^(release|proposal)(_|$)|^rate_limit$|^agent_grant$/.test(table);

/** Timers of the process write these: emails about proposals, links to check, the progress of webhooks and last uses. */
const isOfTimer = (table: string, { key }: Record<string, unknown>) =>
  /^link_(use|check)$/.test(table) || (table === 'setting' && /^release_email /.test(String(key)));
const progress = /^(cursor|attempts|failing_since|next_attempt_at|last_\w+)$/;
const withProgress = ['webhook', 'admin_token', 'staff_session'];

/** Reads every row that visitors, editors or settings depend on, and the whole change log. */
export async function liveRows(given: Pick<TestApp, 'db'>): Promise<Record<string, string>> {
  const tables = Object.entries(await dump(given)).filter(([table]) => !isTheirs(table));
  return Object.fromEntries(
    tables.map(([table, rows]) => {
      const left = rows.filter((row) => !isOfTimer(table, row as Record<string, unknown>));
      const isLeft = (key: string) => !withProgress.includes(table) || !progress.test(key);
      return [table, JSON.stringify(left, (key, value) => (isLeft(key) ? value : undefined))];
    }),
  );
}
