/** Starts, fills, publishes and undoes releases over REST, as one person. */
import { expect } from 'vitest';
import type { Json } from '../../../scripts/walk/input/input.ts';
import { type TestApp, token } from '../../testing/app.ts';
import { dump, type Method } from '../../testing/rest.ts';

/** Names changes as they were when somebody looked at them. */
export const seenIn = (proposals: Json[]) =>
  proposals.map(({ id, proposed_at }) => ({ id, proposed_at }));

export function releaseClient(given: Pick<TestApp, 'call'>, personToken = token) {
  const call = (
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    given.call(method, `/admin${path}`, body, {
      headers: { 'x-admin-token': personToken, ...headers },
    });
  async function answer(status: number, ...sent: Parameters<typeof call>): Promise<Json> {
    const response = await call(...sent);
    const { text } = response;
    expect(response.status, `${sent[0]} ${sent[1]} answered ${text}`).toBe(status);
    return text === '' ? undefined : JSON.parse(text);
  }
  return {
    call,
    answer,
    read: (path: string) => answer(200, 'GET', path),
    start: async (name = 'Launch'): Promise<number> =>
      (await answer(201, 'POST', '/releases', { name })).id,
    /** Adds a write to a release, and returns the proposal. */
    propose: async (release: number, method: Method, path: string, body?: object): Promise<Json> =>
      (await answer(202, method, path, body, { 'x-release': String(release) })).proposal,
    publish: (id: number) => answer(200, 'POST', `/releases/${id}/publish`),
    /** Publishes a release of an agent after a look at it. */
    publishSeen: async (id: number) => {
      const { items } = await answer(200, 'GET', `/proposals?release=${id}&limit=1000`);
      return answer(200, 'POST', `/releases/${id}/publish`, { seen: seenIn(items) });
    },
    refusedPublication: (id: number, status = 409) =>
      answer(status, 'POST', `/releases/${id}/publish`),
    undo: (id: number) => answer(200, 'POST', `/releases/${id}/undo`),
  };
}

export type ReleaseClient = ReturnType<typeof releaseClient>;

/** Tables of releases themselves, of the history, of what visitors saw, and of what every request writes. Old slugs stay. */
const otherTables = [
  'release',
  'proposal',
  'proposal_comment',
  'change',
  'change_count',
  'slug',
  'exclusive_bonus_seen',
  'promo_code_seen',
  'admin_token',
  'staff_session',
  'security_event',
];

/** Every table of the catalogue and the content, in a fixed order. Restored rows may be stored elsewhere. */
export async function liveTables(given: Pick<TestApp, 'db'>) {
  const tables = Object.entries(await dump(given)).filter(([name]) => !otherTables.includes(name));
  return Object.fromEntries(
    tables.map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]),
  );
}
