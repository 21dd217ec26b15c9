/** Opens the protocol's official client on a listening app, as people's programs do. */
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from '../../testing/app.ts';

export const protocolVersions = ['2025-11-25', '2026-07-28'] as const;
export type ProtocolVersion = (typeof protocolVersions)[number];

type Asked = { token: string; version?: ProtocolVersion };

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any form.
export type AgentAnswer = any;

export async function agentClient({ app }: Pick<TestApp, 'app'>, { token, version }: Asked) {
  const { port } = app.server.address() as AddressInfo;
  const isNew = version !== '2025-11-25';
  const client = new Client(
    { name: 'a-test', version: '1' },
    { versionNegotiation: { mode: isNew ? { pin: '2026-07-28' } : 'legacy' } },
  );
  const headers = { authorization: `Bearer ${token}` };
  const address = new URL(`http://127.0.0.1:${port}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));

  async function result(name: string, input: object = {}) {
    return client.callTool({ name, arguments: input as Record<string, unknown> });
  }
  const textOf = ({ content }: Awaited<ReturnType<typeof result>>): string => {
    const [only, ...others] = content;
    if (only?.type !== 'text' || others.length > 0) throw new Error('The answer is not one text.');
    return only.text;
  };

  return {
    client,
    tools: async () => (await client.listTools()).tools,
    result,
    /** Returns the answer, or throws its refusal. */
    async call(name: string, input: object = {}): Promise<AgentAnswer> {
      const answer = await result(name, input);
      if (answer.isError) throw new Error(textOf(answer));
      return answer.structuredContent;
    },
    /** Returns the refusal, as the agent reads it. */
    async refusal(name: string, input: object = {}): Promise<AgentAnswer> {
      const answer = await result(name, input);
      if (!answer.isError) throw new Error(`${name} was not refused: ${textOf(answer)}`);
      return textOf(answer);
    },
    textOf,
    close: () => client.close(),
  };
}

export type AgentClient = Awaited<ReturnType<typeof agentClient>>;
