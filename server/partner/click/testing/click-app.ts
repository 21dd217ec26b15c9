import type { InjectOptions } from 'fastify';
import { type TestApp, testApp } from '../../../testing/app.ts';

export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

type Sent = { ip?: string; userAgent?: string; headers?: Record<string, string> };

const from = ({ ip = '203.0.113.7', userAgent = browser, headers }: Sent): InjectOptions => ({
  remoteAddress: ip,
  headers: { 'user-agent': userAgent, ...headers },
});

/** Sends clicks as browsers do, and reads the stored counts. */
export async function clickApp(...given: Parameters<typeof testApp>) {
  const app = await testApp(...given);
  return { ...app, ...clickClient(app) };
}

export const clickClient = ({ app, deps, db, call }: TestApp) => ({
  beacon: (body: object, sent: Sent = {}) =>
    call('POST', '/clicks', undefined, {
      ...from(sent),
      payload: JSON.stringify({ path: '/casino', block: 'popular', position: 1, ...body }),
      headers: { ...from(sent).headers, 'content-type': 'text/plain;charset=UTF-8' },
    }),
  go: (path: string, sent: Sent & Pick<InjectOptions, 'method'> = {}) =>
    app.inject({ url: `/go/${path}`, method: sent.method ?? 'GET', ...from(sent) }),
  async counts() {
    await deps.clicks.write();
    return db.selectFrom('click_count').selectAll().orderBy('clicks', 'desc').execute();
  },
});
