/** The processes of one site, whose webhooks call the test's receivers. */
import { afterEach, beforeEach, expect } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { loopback, webhookReceiver } from './receiver.ts';

export function webhookSite() {
  const closing: (() => Promise<unknown>)[] = [];
  const site = {
    /** The process that gets the requests. */
    current: undefined as unknown as TestApp,

    /** Starts another process on the same database. */
    async startProcess(address?: string, network = loopback) {
      const started = await testApp({}, { network, address });
      closing.push(() => started.app.close());
      await started.app.listen({ port: 0, host: '127.0.0.1' });
      return started;
    },

    async receiver(draft: object = {}) {
      const opened = await webhookReceiver();
      closing.push(opened.close);
      const { status, body } = await site.current.call('POST', '/admin/webhooks', {
        name: 'Receiver',
        url: opened.url,
        ...draft,
      });
      expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)]);
      opened.use(body.secret);
      return { ...opened, id: body.id as number };
    },

    webhook: async (id: number) => (await site.current.call('GET', `/admin/webhooks/${id}`)).body,

    /** Ends a pause immediately, since a test cannot wait for it. */
    async passPause(id: number) {
      await site.current.db
        .updateTable('webhook')
        .set({ next_attempt_at: null })
        .where('id', '=', id)
        .execute();
      site.current.deps.webhookSender.checkSoon();
    },

    /** Each attempt follows the failure of the previous one. */
    async passPauses(id: number, attempts: number) {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        await expect.poll(async () => (await site.webhook(id)).attempts).toBe(attempt);
        await site.passPause(id);
      }
    },

    async changeSeqs() {
      const changes = site.current.db.selectFrom('change').select('seq').orderBy('seq');
      return (await changes.execute()).map(({ seq }) => seq);
    },
  };
  beforeEach(async () => {
    site.current = await site.startProcess();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return site;
}
