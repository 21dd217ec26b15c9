/** An app that checks links, and a partner site that all names resolve to. */
import type { LinkCheck } from '#contract/partner/link-check.ts';
import { testApp } from '../../../testing/app.ts';
import { webhookReceiver } from '../../../webhook/testing/receiver.ts';
import { partnerSite, publicLoopback } from './partner-site.ts';

export type LinkApp = Awaited<ReturnType<typeof linkApp>>;

export async function linkApp(settings: Record<string, string> = {}) {
  const closing: (() => unknown)[] = [];

  /** Starts another process on the same database. */
  async function process(variables: Record<string, string> = {}, address?: string) {
    const all = { LINK_CHECK: 'on', ...settings, ...variables };
    const started = await testApp(all, { network: publicLoopback, address });
    closing.push(() => started.app.close());
    return started;
  }

  const site = await partnerSite();
  closing.push(site.close);
  const given = await process();
  const links = async (query = ''): Promise<LinkCheck[]> =>
    (await given.call('GET', `/admin/links?${query}`)).body.items;

  return {
    given,
    site,
    process,
    night: ({ deps } = given, signal = new AbortController().signal) =>
      deps.linkChecker.checkAll(signal),

    /** Ages all stored rows by a day. */
    async passDay() {
      const dayBefore = (at: string | null) =>
        at && new Date(Date.parse(at) - 86_400_000).toISOString();
      for (const link of await given.db.selectFrom('link_check').selectAll().execute()) {
        const [last_checked_at, failing_since] = [link.last_checked_at, link.failing_since];
        await given.db
          .updateTable('link_check')
          .set({
            last_checked_at: dayBefore(last_checked_at),
            failing_since: dayBefore(failing_since),
          })
          .where('id', '=', link.id)
          .execute();
      }
    },

    links,
    states: async () => (await links()).map(({ state }) => state),
    notices: async () => (await given.call('GET', '/admin/dashboard')).body.notices,
    marked: async (kind: string) =>
      (await given.call('GET', `/admin/links/problems?kind=${kind}`)).body.items,

    async webhookOf(kinds: string[]) {
      const receiver = await webhookReceiver();
      closing.push(receiver.close);
      const draft = { name: 'Receiver', url: receiver.url, kinds };
      receiver.use((await given.call('POST', '/admin/webhooks', draft)).body.secret);
      return receiver;
    },

    async close() {
      for (const close of closing.reverse()) await close();
    },
  };
}
