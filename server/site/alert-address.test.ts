/** Alerts about the site's security go to the email for inquiries, so the security log shows who changes it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import { using } from '../people/passkey/testing/passkey-app.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { trpcClient } from '../testing/trpc.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const save = (draft: object, token?: string) =>
  given.call('PUT', '/admin/settings', { name: null, ...draft }, token ? using(token) : {});
const entries = async () =>
  (await given.call('GET', '/admin/security-events?kind=alert_address')).body.items;
const details = async () => (await entries()).map(({ detail }: { detail: string }) => detail);

test('setting, changing and removing the address are in the security log, without the address', async () => {
  const { token } = await given.make.person({ name: 'Ada', role: 'owner' });
  await save({ inquiry_email: 'one@board.example' }, token);
  await save({ inquiry_email: 'two@board.example' });
  await save({ inquiry_email: null });
  expect(await entries()).toMatchObject([
    { actor: 'Administrator', outcome: 'done', detail: 'removed', network: '127.0.0.1' },
    { actor: 'Administrator', outcome: 'done', detail: 'changed' },
    { actor: 'Ada', outcome: 'done', detail: 'added' },
  ]);
  const stored = JSON.stringify(await allRows(given.db, 'security_event'));
  expect(stored).not.toContain('board.example');
});

test('a change over tRPC, and one restored from the history, are in the security log too', async () => {
  await save({ inquiry_email: 'one@board.example' });
  const { admin } = trpcClient(given);
  const { from_environment: _, id: __, ...settings } = await admin.settings.get.query();
  await admin.settings.update.mutate({
    draft: { ...settings, inquiry_email: 'two@board.example' },
  });
  const { body } = await given.call('GET', '/admin/changes?entity=settings');
  const { status } = await given.call('POST', `/admin/changes/${body.items[1].seq}/restore`);
  expect(status).toBe(201);
  expect(await details()).toEqual(['changed', 'changed', 'added']);
});

test('other changes to the settings, and refused ones, are not in the security log', async () => {
  await save({ inquiry_email: 'one@board.example' });
  await save({ inquiry_email: 'one@board.example', name: 'Lantern' });
  const refused = await save({ inquiry_email: 'two@board.example', name: 'Ace\u202eboard' });
  expect(refused.status).toBe(400);
  expect(await details()).toEqual(['added']);
});
