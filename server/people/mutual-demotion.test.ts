// Runs on PostgreSQL too: no other test runs its SQL there.
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../testing/app.ts';

test('one owner remains when two demote or revoke each other at the same moment', async () => {
  const given = await testApp();
  onTestFinished(() => given.app.close());
  const using = (token: string) => ({ headers: { 'x-admin-token': token } });
  const make = async (draft: object) => (await given.call('POST', '/admin/tokens', draft)).body;
  const act = {
    demote: (id: number, name: string, token: string) =>
      given.call('PUT', `/admin/tokens/${id}`, { name, role: 'editor' }, using(token)),
    revoke: (id: number, _name: string, token: string) =>
      given.call('DELETE', `/admin/tokens/${id}`, undefined, using(token)),
  };
  for (const [round, one] of [act.demote, act.revoke, act.demote, act.revoke].entries()) {
    const other = round < 2 ? act.demote : act.revoke;
    const [ada, ben] = await Promise.all(
      ['Ada', 'Ben'].map((name) => make({ name: `${name} ${round}`, role: 'owner' })),
    );
    const answers = await Promise.all([
      one(ben.id, ben.name, ada.token),
      other(ada.id, ada.name, ben.token),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => [401, 403].includes(status))).toHaveLength(1);
  }
});
