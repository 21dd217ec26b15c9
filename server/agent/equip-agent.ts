/** Gives an agent its tools, and bounds, records and answers each of their calls. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { mayDo } from '#contract/people/role.ts';
import type { Agent } from '../caller/administrator.ts';
import { recordAlone } from '../caller/record-event.ts';
import type { Deps } from '../deps.ts';
import { AppError, asAppError } from '../errors.ts';
import { refuseReservedNames } from '../http/json-body.ts';
import { mainKeyOf } from '../release/person.ts';
import { personOf } from './agent.ts';
import { agentContext } from './agent-context.ts';
import type { AgentTool } from './agent-tool.ts';
import { describedAnswer, describedSchema } from './mcp/described-schema.ts';
import { agentTools } from './tool/agent-tools.ts';

const longestCall = 20_000;
const maxAnswerBytes = 256 * 1024;

/** The role of the person and the scopes of the agent decide together. */
const isFor = ({ role, agent }: Agent, tool: AgentTool) =>
  mayDo(role, tool.role) && agent.scopes.includes(tool.scope);

export const equipAgent = (deps: Deps) => (server: McpServer, agent: Agent) => {
  for (const tool of agentTools.filter((one) => isFor(agent, one))) {
    const isReading = tool.scope !== 'propose';
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: describedSchema(tool.input),
        outputSchema: describedAnswer(tool.output),
        annotations: {
          readOnlyHint: isReading,
          idempotentHint: isReading || tool.isIdempotent === true,
          destructiveHint: false,
          openWorldHint: false,
        },
      },
      (input, { mcpReq }) => answer({ deps, agent, tool, client: mcpReq.signal }, input),
    );
  }
};

type Call = { deps: Deps; agent: Agent; tool: AgentTool; client: AbortSignal };

async function answer(call: Call, input: unknown): Promise<CallToolResult> {
  const { deps, agent, tool } = call;
  const result = await run(call, input).catch((error: unknown) => refusalOf(deps, error));
  const outcome = result.isError ? 'refused' : 'done';
  const detail = agent.agent.client;
  const event = { kind: 'agent_call', outcome, subject: tool.name, detail } as const;
  await recordAlone(deps.database.db, { actor: agent.name, from: agent.from }, event);
  return result;
}

async function run({ deps, agent, tool, client }: Call, input: unknown): Promise<CallToolResult> {
  await deps.agents.calls.admit(mainKeyOf(personOf(agent)));
  refuseReservedNames(input);
  const signal = AbortSignal.any([client, AbortSignal.timeout(longestCall)]);
  const context = agentContext(deps, agent, signal);
  const output = await Promise.race([tool.run(context, input), ended(signal)]);
  const text = JSON.stringify(output);
  // The answer holds the text twice, for clients of either protocol.
  if (2 * Buffer.byteLength(text) > maxAnswerBytes) throw tooLarge();
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    const end = () => fail(new AppError('timed_out', 'The call took longer than 20 seconds.'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

const tooLarge = () =>
  new AppError('too_large', 'The answer is larger than 256 KiB. Ask for less, with a lower limit.');

/** Messages may repeat what somebody has written, such as the name of an entry. */
function refusalOf(deps: Deps, error: unknown): CallToolResult {
  const { code, message, errors } = asAppError(error);
  if (code === 'internal') deps.agents.logFailure(error);
  const text = JSON.stringify({ error: code, untrusted: { message, errors } });
  return { content: [{ type: 'text', text }], isError: true };
}
