// Runs in test:long only: restores a whole site.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRows, isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { backUpSite } from '../../operation/backup/back-up-site.ts';
import { restoreSite } from '../../operation/backup/restore-site.ts';
import { emptyPlace } from '../../operation/backup/testing/changing-site.ts';
import { token as firstOwners } from '../../testing/app.ts';
import { passkeyApp, using } from './testing/passkey-app.ts';

test('a restore ends sessions, agents, invitations and recovery codes, and brings back passkeys and rules', async () => {
  const place = await emptyPlace();
  const given = await passkeyApp(place.variables, { address: place.address });
  const { id } = await given.make.person();
  const device = await given.enrolled(firstOwners);
  const { code: recovery } = (await given.call('POST', '/admin/recovery-code')).body;
  const session = await given.signedIn(device);
  const { link } = (
    await given.call('POST', `/admin/tokens/${id}/invitation`, { email: null }, using(session))
  ).body;
  const strict = { sessions_only: true, passkeys_required: true };
  await given.call('PUT', '/admin/sign-in-rules', strict, using(session));
  const agent = {
    ...{ credential: '', client_id: 'a', client_name: '', client_host: '' },
    method: 'token',
    ...{ scopes: '[]', resource: '', created_at: '' },
  } as const;
  const code = { hash: 'x', redirect_uri: '', challenge: '', ends_at: '' };
  const tokens = { access_hash: 'x', access_ends_at: '', family_hash: 'x', refresh_hash: 'x' };
  await given.db
    .insertInto('oauth_code')
    .values({ ...agent, ...code })
    .execute();
  await given.db
    .insertInto('agent_grant')
    .values({ ...agent, ...tokens })
    .execute();
  await given.app.close();
  const file = join(temporaryFolder(), 'site.tar');
  await backUpSite(place.settings, file, new AbortController().signal);

  const away = await emptyPlace(isPostgres);
  await restoreSite(file, away.settings, { force: false, report() {} });
  const restored = await passkeyApp(away.variables, { address: away.address });
  expect(await restored.statusOf(session)).toBe(401);
  const secret = new URL(link).hash.slice(1);
  expect((await restored.call('POST', '/staff/invitation', { secret })).status).toBe(401);
  expect((await restored.call('POST', '/staff/recovery', { code: recovery })).status).toBe(401);
  expect(await allRows(restored.db, 'oauth_code')).toEqual([]);
  expect(await allRows(restored.db, 'agent_grant')).toEqual([]);
  const again = await restored.signedIn(device);
  const rules = await restored.call('GET', '/admin/sign-in-rules', undefined, using(again));
  expect(rules.body).toEqual(strict);
  await restored.app.close();
});
