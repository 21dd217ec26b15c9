/** Opens and uses sessions of staff in tests. */
import { token as firstOwners, type TestApp } from '../../../testing/app.ts';
import type { Method } from '../../../testing/rest.ts';

export const using = (token: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-admin-token': token, ...headers },
});

export const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

export function sessionsOf(given: TestApp) {
  const call = (token: string, method: Method, url: string, body?: object) =>
    given.call(method, url, body, using(token));
  return {
    call,
    open: async (token = firstOwners): Promise<string> =>
      (await call(token, 'POST', '/admin/session')).body.token,
    /** Waits until the use is stored, so that it doesn't overwrite what a test stores next. */
    async status(token: string) {
      const { status } = await call(token, 'GET', '/admin/session');
      await given.deps.guard.close();
      return status;
    },
    /** Changes all stored sessions. */
    set: (columns: object) => given.db.updateTable('staff_session').set(columns).execute(),
    events: async (filter = '') =>
      (await given.call('GET', `/admin/security-events?limit=1000${filter}`)).body.items,
  };
}
