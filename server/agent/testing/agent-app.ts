/** The real app, asked over HTTP as programs and browsers do. */
import type { AddressInfo } from 'node:net';
import { passkeyApp, siteUrl } from '../../people/passkey/testing/passkey-app.ts';
import { sessionsOf } from '../../people/session/testing/sessions-of.ts';
import { token as firstOwners, type TestApp } from '../../testing/app.ts';
import { recognizeAgent } from '../recognize-agent.ts';
import { agentSteps } from './agent-steps.ts';

export { newVerifier, redirectUri } from './agent-steps.ts';
export { siteUrl };
export const resource = `${siteUrl}/mcp`;

export async function agentApp(
  variables: Record<string, string> = {},
  parts?: Parameters<typeof passkeyApp>[1],
) {
  const given = await passkeyApp(variables, parts);
  // Shows whom the tools would see.
  given.app.get('/recognized', async (request) => {
    const { from: _, ...agent } = await recognizeAgent(given.deps, request);
    return agent;
  });
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = given.app.server.address() as AddressInfo;
  const { signedIn: sessionWith, ...others } = given;
  return { ...others, sessionWith, ...stepsOf(given, `http://127.0.0.1:${port}`) };
}

export type AgentApp = Awaited<ReturnType<typeof agentApp>>;

function stepsOf(given: TestApp, base: string) {
  const steps = agentSteps({ base, resource, owner: firstOwners });
  return {
    ...steps,
    sessions: sessionsOf(given),
    recognized: (token: string) => steps.ask('/recognized', { headers: steps.bearer(token) }),
    events: async (kind: string) =>
      (await given.call('GET', `/admin/security-events?limit=1000&kind=${kind}`)).body.items,
  };
}
