// Runs on PostgreSQL too: no other test runs its SQL there.
/** Webhooks get the security log only if they select it, and then get all of it. */
import { expect, test } from 'vitest';
import { token as firstOwners } from '../testing/app.ts';
import { confirm, fail } from './testing/receiver.ts';
import { webhookSite } from './testing/webhook-site.ts';

const site = webhookSite();
const { receiver, passPause, webhook } = site;

const kinds = ['security'];
const signIn = async () => {
  expect((await site.current.call('POST', '/admin/session')).status).toBe(201);
  site.current.deps.webhookSender.checkSoon();
};
const addPerson = (name: string) =>
  site.current.call('POST', '/admin/tokens', { name, role: 'viewer' });
const head = async () =>
  (await site.current.db.selectFrom('security_chain').selectAll().executeTakeFirstOrThrow())
    .last_seq;
type Receiver = Awaited<ReturnType<typeof receiver>>;
const typesOf = ({ confirmed }: Receiver) => confirmed.map(({ body }) => body.type);

test('only a webhook that selects the security log gets it, and no earlier entries', async () => {
  await signIn();
  const everything = await receiver();
  const banners = await receiver({ kinds: ['banner'] });
  const log = await receiver({ kinds });
  const headers = { 'x-admin-token': 'wrong', 'user-agent': 'planted agent' };
  await site.current.call('GET', '/admin/products', undefined, { headers });
  const { token } = (await addPerson('Ada')).body;
  await site.current.make.banner();
  await signIn();
  const types = ['security.sign_in', 'security.person_add', 'security.sign_in'];
  await expect.poll(() => typesOf(log)).toEqual(types);
  await expect.poll(() => typesOf(everything)).toEqual(['banner.create']);
  await expect.poll(() => typesOf(banners)).toEqual(['banner.create']);
  const seq = (await head()) - 1;
  expect(log.deliveries[1]).toMatchObject({ isSigned: true, attempt: 1 });
  expect(log.deliveries[1]?.body).toEqual({
    id: `security_${log.id}_${seq}`,
    type: 'security.person_add',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      at: log.deliveries[1]?.body.timestamp,
      kind: 'person_add',
      outcome: 'done',
      actor: 'Administrator',
      subject: 'Ada',
      network: '127.0.0.1',
      new_network: false,
    },
  });
  expect(log.deliveries[0]?.body.data).toMatchObject({ outcome: 'refused', actor: '' });
  for (const secret of [token, firstOwners, 'session_', 'planted agent', 'wrong']) {
    expect(JSON.stringify(log.deliveries)).not.toContain(secret);
  }
});

test('a receiver that fails and recovers gets every event in order, also from another process', async () => {
  const { answerWith, ...log } = await receiver({ kinds });
  answerWith(fail);
  await signIn();
  await addPerson('Ada');
  await expect.poll(async () => (await webhook(log.id)).attempts).toBe(1);
  const { address } = site.current;
  await site.current.app.close();
  site.current = await site.startProcess(address);
  answerWith(confirm);
  await passPause(log.id);
  const types = ['security.sign_in', 'security.person_add'];
  await expect.poll(() => log.confirmed.map(({ body }) => body.type)).toEqual(types);
  expect(log.deliveries.map(({ attempt }) => attempt)).toEqual([1, 2, 1]);
  expect(new Set(log.deliveries.map(({ id }) => id)).size).toBe(2);
  await expect.poll(() => webhook(log.id)).toMatchObject({ attempts: 0, last_status: 204 });
});

test('a flood of events doesn’t hold back changes', async () => {
  const both = await receiver({ kinds: ['banner', 'security'] });
  let flooding = true;
  both.answerWith(async (response) => {
    if (flooding) await signIn();
    confirm(response);
  });
  await signIn();
  await expect.poll(() => both.confirmed.length).toBeGreaterThan(1);
  await site.current.make.banner();
  await expect.poll(() => typesOf(both)).toContain('banner.create');
  flooding = false;
});

test('a webhook that no longer selects the log gets no more of it, and later starts at the newest entry', async () => {
  const log = await receiver({ kinds });
  await signIn();
  await expect.poll(() => log.confirmed).toHaveLength(1);
  const draft = { name: 'Receiver', url: log.url };
  const replace = (kinds: string[]) =>
    site.current.call('PUT', `/admin/webhooks/${log.id}`, { ...draft, kinds });
  await replace(['banner', 'security']);
  await expect.poll(() => typesOf(log)).toEqual(['security.sign_in', 'security.webhook_change']);
  await replace(['banner']);
  await signIn();
  await site.current.make.banner();
  await expect.poll(() => typesOf(log).at(-1)).toBe('banner.create');
  await replace(kinds);
  await site.current.make.banner();
  await addPerson('Ada');
  site.current.deps.webhookSender.checkSoon();
  await expect.poll(() => typesOf(log).at(-1)).toBe('security.person_add');
  expect(typesOf(log)).toHaveLength(4);
  await site.current.call('DELETE', `/admin/webhooks/${log.id}`);
  const settings = site.current.db.selectFrom('setting').select('key');
  expect(await settings.where('key', 'like', 'webhook_security%').execute()).toEqual([]);
});
