/** A person lets an agent in with their passkey, and ends its access; the built server withstands the main attacks. */
import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { deviceOf, expect, test } from './testing/passkey.ts';
import { addPasskey, enterToken, openAccountWithToken, passkeys } from './testing/sign-in.ts';

const redirectUri = 'https://client.example/callback';
const verifier = 'a-verifier-that-is-long-enough-for-this-server';

const agents = (page: Page, name = 'Agents') => page.getByRole('list', { name });

function agentOn(url: string, request: APIRequestContext) {
  const resource = `${url}/mcp`;
  const token = async (form: Record<string, string>) => {
    const answer = await request.post('/oauth/token', { form: { ...form, resource } });
    return { status: answer.status(), body: await answer.json() };
  };
  return {
    async register() {
      const data = { client_name: 'Copper Agent', redirect_uris: [redirectUri] };
      return (await (await request.post('/oauth/register', { data })).json()).client_id as string;
    },
    pathFor: (client_id: string) =>
      `/oauth/authorize?${new URLSearchParams({
        ...{ response_type: 'code', client_id, redirect_uri: redirectUri, resource },
        ...{ scope: 'read propose', state: '0123', code_challenge_method: 'S256' },
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      })}`,
    exchange: (client_id: string, code: string, code_verifier = verifier) =>
      token({
        ...{ grant_type: 'authorization_code', redirect_uri: redirectUri },
        ...{ client_id, code, code_verifier },
      }),
    refresh: (client_id: string, refresh_token: string) =>
      token({ grant_type: 'refresh_token', client_id, refresh_token }),
    async statusOf(access_token: string) {
      const answer = await request.post('/mcp', {
        headers: {
          authorization: `Bearer ${access_token}`,
          accept: 'application/json, text/event-stream',
        },
        data: {
          ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
          params: {
            protocolVersion: '2025-11-25',
            capabilities: {},
            clientInfo: { name: 'test', version: '1' },
          },
        },
      });
      return answer.status();
    },
  };
}

/** Presses the button, and returns the code and what came with it. */
async function allow(page: Page) {
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.waitForURL(`${redirectUri}?**`);
  return new URL(page.url()).searchParams;
}

test('a person lets an agent in with their passkey, and ends its access', async ({
  page,
  person,
  db,
  site,
  request,
}) => {
  await deviceOf(page);
  await page.route('https://client.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Back</title>' }),
  );
  const agent = agentOn(site.url, request);
  const client = await agent.register();
  await openAccountWithToken(page, person.token);
  await addPasskey(page, 'Laptop');
  await expect(passkeys(page)).toContainText('Laptop');
  await expect(page.getByText('No agents are signed in.')).toBeVisible();

  await test.step('someone with a stored token signs in with a session first', async () => {
    await page.goto(agent.pathFor(client));
    await expect(page).toHaveURL(/\/admin\/login\?/);
    await enterToken(page, person.token);
    const asked = 'Copper Agent wants to sign in as you';
    await expect(page.getByRole('heading', { name: asked })).toBeVisible();
    await expect(page.getByText(`You are signed in as ${person.name}, editor.`)).toBeVisible();
    await expect(page.getByText('client.example')).toBeVisible();
    const scopes = page.getByRole('list', { name: 'It could:' }).getByRole('listitem');
    await expect(scopes).toHaveCount(2);
    await expectFitsEachWidth(page);
    await page.getByLabel('Admin language').selectOption('tr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expectFitsEachWidth(page);
    await page.getByLabel('Yönetim panelinin dili').selectOption('en');
  });

  await test.step('refusing answers the agent too', async () => {
    const refusal = await page.getByRole('link', { name: 'Don’t allow' }).getAttribute('href');
    const answer = new URL(refusal ?? '').searchParams;
    expect([answer.get('error'), answer.get('state'), answer.get('iss')]).toEqual([
      'access_denied',
      '0123',
      site.url,
    ]);
  });

  const answer = await test.step('an older session is confirmed with the passkey', async () => {
    await db
      .updateTable('staff_session')
      .set({ confirmed_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByRole('button', { name: 'passkey' }).click();
    await page.waitForURL(`${redirectUri}?**`);
    return new URL(page.url()).searchParams;
  });

  await test.step('the code is for this agent, and its tokens for one use each', async () => {
    expect([answer.get('state'), answer.get('iss')]).toEqual(['0123', site.url]);
    const code = answer.get('code') ?? '';
    const other = await agent.register();
    expect((await agent.exchange(other, code)).body.error).toBe('invalid_grant');
    expect((await agent.exchange(client, code, `${verifier}x`)).body.error).toBe('invalid_grant');
    const first = (await agent.exchange(client, code)).body;
    expect(await agent.statusOf(first.access_token)).toBe(200);
    const refused = await request.get('/api/admin/products', {
      headers: { 'x-admin-token': first.access_token },
    });
    expect(refused.status()).toBe(401);
    const second = (await agent.refresh(client, first.refresh_token)).body;
    expect(await agent.statusOf(second.access_token)).toBe(200);
    expect(await agent.statusOf(first.access_token)).toBe(401);
    expect((await agent.refresh(client, first.refresh_token)).status).toBe(400);
    expect(await agent.statusOf(second.access_token)).toBe(401);
  });

  const tokens = await test.step('another code can be exchanged once', async () => {
    await page.goto(agent.pathFor(client));
    const code = (await allow(page)).get('code') ?? '';
    const { access_token } = (await agent.exchange(client, code)).body;
    expect((await agent.exchange(client, code)).status).toBe(400);
    expect(await agent.statusOf(access_token)).toBe(401);
    await page.goto(agent.pathFor(client));
    return (await agent.exchange(client, (await allow(page)).get('code') ?? '')).body;
  });

  await test.step('owners see it, and the person ends it', async () => {
    expect(await agent.statusOf(tokens.access_token)).toBe(200);
    await page.goto('/admin/account');
    await expect(agents(page)).toContainText('reads, proposes changes');
    await expect(agents(page)).toContainText('client.example');
    await expectFitsEachWidth(page);
    const owner = await page.context().browser()?.newPage({ baseURL: site.url });
    if (!owner) throw new Error('No browser');
    await openAccountWithToken(owner, site.adminToken, '/admin/settings/security');
    await expect(agents(owner, 'Everyone’s agents')).toContainText(`For ${person.name}`);
    await expect(owner.getByRole('list', { name: 'Security log' })).toContainText(
      'Agent signed in',
    );
    await owner.close();
    await page.getByRole('button', { name: 'Sign out Copper Agent' }).click();
    await expect(page.getByText('No agents are signed in.')).toBeVisible();
    expect(await agent.statusOf(tokens.access_token)).toBe(401);
  });
});
