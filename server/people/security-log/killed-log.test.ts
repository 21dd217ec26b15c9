// Runs in test:long only: kills processes.
/** An action and its row in the security log are stored together or not at all, even if the process is killed. */
// Runs on SQLite only: PostgreSQL itself guarantees durable commits.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { SecurityEventKind } from '#contract/people/security-event.ts';
import { openDatabase } from '../../../db/open.ts';
import { allRows } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { adminToken, databaseOf, startServer } from '../../testing/process.ts';
import { checkSecurityLog } from './check-security-log.ts';

type Answered = { kind: SecurityEventKind; subject?: string; outcome?: string };
type Call = (
  method: string,
  path: string,
  body?: object,
  token?: string,
) => Promise<{ [field: string]: unknown; id: number; token: string }>;

const callsOf =
  (site: string): Call =>
  async (method, path, body, token = adminToken) => {
    const response = await fetch(`${site}/api/admin${path}`, {
      method,
      headers: { 'x-admin-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 500) throw new Error(text);
    return text.startsWith('{') ? JSON.parse(text) : {};
  };

let made = 0;
const newName = () => {
  made += 1;
  return `Name ${made}`;
};

type Act = (call: Call, done: (answered: Answered) => void) => Promise<unknown>;

/** Run side by side, so that each kill interrupts an event of every kind. */
const acts: Record<string, Act> = {
  async people(call, done) {
    const name = newName();
    const { id } = await call('POST', '/tokens', { name, role: 'viewer' });
    done({ kind: 'person_add', subject: name });
    await call('PUT', `/tokens/${id}`, { name: `${name} again`, role: 'editor' });
    done({ kind: 'person_change', subject: `${name} again` });
    await call('DELETE', `/tokens/${id}`);
    done({ kind: 'person_revoke', subject: `${name} again` });
  },
  async webhooks(call, done) {
    const name = newName();
    const { id } = await call('POST', '/webhooks', { name, url: 'https://hooks.example/' });
    done({ kind: 'webhook_secret', subject: name });
    await call('DELETE', `/webhooks/${id}`);
    done({ kind: 'webhook_change', subject: name });
  },
  async ownSession(call, done) {
    const { token } = await call('POST', '/session');
    done({ kind: 'sign_in' });
    await call('POST', '/session/confirmation', { token: adminToken }, token);
    done({ kind: 'confirmation' });
    await call('DELETE', '/session', undefined, token);
    done({ kind: 'sign_out' });
  },
  async othersSession(call, done) {
    const { token } = await call('POST', '/session');
    done({ kind: 'sign_in' });
    const { session } = await call('GET', '/session', undefined, token);
    await call('DELETE', `/sessions/${(session as { id: number }).id}`);
    done({ kind: 'session_end', subject: 'Administrator' });
  },
  async rules(call, done) {
    for (const sessions_only of [true, false]) {
      await call('PUT', '/sign-in-rules', { sessions_only, passkeys_required: false });
      done({ kind: 'sign_in_rules' });
    }
  },
  async exports(call, done) {
    await call('GET', '/products/export');
    done({ kind: 'export', subject: 'products.csv' });
  },
};

test('kill -9 leaves no action without its row in the security log, and no row without its action', async () => {
  const dataDir = temporaryFolder();
  const address = await databaseOf(dataDir);
  const answered: Answered[] = [];

  for (const most of [1, 9, 33, 80]) {
    const { process: server, url } = await startServer(dataDir, { SEED: 'off' });
    const call = callsOf(url);
    const until = answered.length + most;
    const done = (one: Answered) => {
      answered.push(one);
      if (answered.length === until) server.kill('SIGKILL');
    };
    const isOver = once(server, 'exit');
    const repeat = async (act: Act) => {
      for (;;) await act(call, done);
    };
    // Every connection breaks when the server is killed.
    const three = Array(3).fill(Object.values(acts)).flat() as Act[];
    await Promise.allSettled(three.map(repeat));
    await isOver;
    const { db, close } = await openDatabase(address);
    await checkSecurityLog(db);
    await close();
  }

  const { db, close } = await openDatabase(address);
  const events = await allRows(db, 'security_event');
  const of = (kind: SecurityEventKind) => events.filter((event) => event.kind === kind);
  const subjects = (kind: SecurityEventKind) => of(kind).map(({ subject }) => subject);
  const sorted = (names: unknown[]) => names.map(String).toSorted();

  for (const [key, all] of Map.groupBy(
    answered,
    ({ kind, subject = '' }) => `${kind} ${subject}`,
  )) {
    const { kind, subject } = all[0] as Answered;
    const rows = of(kind).filter((event) => (event.subject ?? undefined) === subject);
    expect(rows.length, key).toBeGreaterThanOrEqual(all.length);
  }

  const people = await allRows(db, 'admin_token');
  const first = (name: unknown) => String(name).replace(' again', '');
  const changed = people.filter(({ name }) => name !== first(name));
  const revoked = people.filter(({ revoked_at }) => revoked_at !== null);
  const names = (rows: Record<string, unknown>[]) => sorted(rows.map(({ name }) => name));
  expect(sorted(subjects('person_add'))).toEqual(sorted(people.map(({ name }) => first(name))));
  expect(sorted(subjects('person_change'))).toEqual(names(changed));
  expect(sorted(subjects('person_revoke'))).toEqual(names(revoked));

  const deleted = subjects('webhook_change');
  const left = subjects('webhook_secret').filter((name) => !deleted.includes(name));
  expect(names(await allRows(db, 'webhook'))).toEqual(sorted(left));

  const sessions = await allRows(db, 'staff_session');
  const count = (is: (row: Record<string, unknown>) => boolean) => sessions.filter(is).length;
  expect(of('sign_in')).toHaveLength(sessions.length);
  expect(of('confirmation')).toHaveLength(count((row) => row.confirmed_at !== row.created_at));
  expect(of('sign_out').length + of('session_end').length).toBe(
    count(({ ended_at }) => ended_at !== null),
  );

  const rules = (await allRows(db, 'setting')).find(({ key }) => key === 'sign_in_rules');
  const latest = of('sign_in_rules').toSorted((one, two) => Number(one.seq) - Number(two.seq));
  expect(latest.at(-1)?.detail).toBe(
    JSON.parse(String(rules?.value)).sessions_only ? 'sessions_only' : 'none',
  );
  await close();
});
