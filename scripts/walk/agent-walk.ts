/** Makes the calls of programs that act for a person, and those that they sign in with. */
import type { Walked } from './walked.ts';
import { browser, form, get, post, remove } from './walked-browser.ts';

const metadata = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-authorization-server',
];

const is = (expected: number) => (status: number) => status === expected;

export async function walkAgents(walked: Walked, adminToken: string): Promise<void> {
  const make = browser(walked, 'agent');
  for (const path of metadata) await make(get(path));
  await make(get('/oauth/authorize?client_id=client_unknown'), is(400));
  await make(post('/oauth/register', { redirect_uris: ['http://127.0.0.1/back'] }));
  await make(post('/oauth/token', form({ grant_type: 'refresh_token' })), is(400));
  const headers = {
    authorization: `Bearer ${adminToken}`,
    accept: 'application/json, text/event-stream',
  };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  await walked.make('agent', { ...post('/mcp', call), headers });
  await walked.make('agent', { ...get('/mcp'), headers }, is(405));
  await walked.make('agent', { ...remove('/mcp'), headers }, is(405));
}
