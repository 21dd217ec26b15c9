import {
  inputRequired,
  type McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { audio, embedded, image, keywordSchema, text } from './fixture-content.ts';

type Content = {
  content: (typeof audio | typeof image | ReturnType<typeof text | typeof embedded>)[];
};

const answers: Record<string, Content['content']> = {
  test_simple_text: [text('This is a simple text response for testing.')],
  test_image_content: [image],
  test_audio_content: [audio],
  test_embedded_resource: [
    embedded('test://embedded-resource', 'This is an embedded resource content.'),
  ],
  test_multiple_content_types: [
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', '{"test":"data","value":123}', 'application/json'),
  ],
  test_logging_tool: [text('Nothing was logged.')],
  test_streaming_elicitation: [text('Nothing was asked.')],
  test_trigger_tool_change: [text('Nothing has changed.')],
};

const described = (name: string) => ({ description: `Answers the scenarios that call ${name}.` });

/** Zod can't express all keywords that must reach clients. */
const withKeywords: StandardSchemaWithJSON = {
  '~standard': {
    version: 1,
    vendor: 'fixture',
    validate: (value: unknown) => ({ value }),
    jsonSchema: { input: () => keywordSchema, output: () => keywordSchema },
  },
};

const sample = {
  messages: [{ role: 'user' as const, content: text('Anything') }],
  maxTokens: 1,
};

const inHeader = z.object({ region: z.string().meta({ 'x-mcp-header': 'Region' }) });

export function registerTools(server: McpServer) {
  for (const [name, content] of Object.entries(answers)) {
    server.registerTool(name, described(name), () => ({ content }));
  }
  server.registerTool('test_error_handling', described('test_error_handling'), () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool('test_missing_capability', described('test_missing_capability'), () =>
    inputRequired({ inputRequests: { sample: inputRequired.createMessage(sample) } }),
  );
  server.registerTool(
    'test_tool_with_progress',
    described('test_tool_with_progress'),
    async ({ mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        const params = { progressToken: progressToken ?? 0, progress, total: 100 };
        await mcpReq.notify({ method: 'notifications/progress', params });
      }
      return { content: [text('Done')] };
    },
  );
  server.registerTool(
    'test_header',
    { ...described('test_header'), inputSchema: inHeader },
    ({ region }) => ({ content: [text(region)] }),
  );
  server.registerTool(
    'json_schema_2020_12_tool',
    { ...described('json_schema_2020_12_tool'), inputSchema: withKeywords },
    () => ({ content: [text('Done')] }),
  );
}
