/** Mounts the suite's tools, resources and prompts with the function that opens /mcp. The test bundles and starts it. */
import type { AddressInfo } from 'node:net';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import fastify from 'fastify';
import { z } from 'zod';
import { mcpRoute } from '../../server/agent/mcp/mcp-route.ts';
import { sendProblem } from '../../server/http/error-response.ts';
import { binary, embedded, image, text } from './fixture-content.ts';
import { registerTools } from './fixture-tools.ts';

const described = { description: 'For the scenarios' };

function registerResources(server: McpServer) {
  server.registerResource('text', 'test://static-text', described, ({ href }) => ({
    contents: [
      {
        uri: href,
        mimeType: 'text/plain',
        text: 'This is the content of the static text resource.',
      },
    ],
  }));
  server.registerResource('binary', 'test://static-binary', described, ({ href }) => ({
    contents: [binary(href)],
  }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, described, ({ href }, { id }) => {
    const data = { id, templateTest: true, data: `Data for ID: ${id}` };
    return {
      contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify(data) }],
    };
  });
}

const said = (...contents: ReturnType<typeof text | typeof embedded>[] | (typeof image)[]) => ({
  messages: contents.map((content) => ({ role: 'user' as const, content })),
});

function registerPrompts(server: McpServer) {
  server.registerPrompt('test_simple_prompt', described, () =>
    said(text('This is a simple prompt for testing.')),
  );
  server.registerPrompt(
    'test_prompt_with_arguments',
    { ...described, argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    ({ arg1, arg2 }) => said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { ...described, argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      said(
        embedded(resourceUri, 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  );
  server.registerPrompt('test_prompt_with_image', described, () => said(image));
}

const app = fastify();
app.setErrorHandler(sendProblem);
await app.register(mcpRoute, {
  path: '/mcp',
  siteUrl: () => 'https://portal.example',
  recognize: async () => undefined,
  equip(server: McpServer) {
    const fixed = { listChanged: false };
    server.server.registerCapabilities({ prompts: fixed, resources: fixed });
    registerTools(server);
    registerResources(server);
    registerPrompts(server);
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
