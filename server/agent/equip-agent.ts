/** Gives an agent its tools, and bounds, records and answers each of their calls. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { mayDo } from '#contract/people/role.ts';
import { maxLength } from '#contract/text-rule.ts';
import { inUnsyncedTransaction } from '../../db/transaction.ts';
import type { Agent } from '../caller/administrator.ts';
import { recordEvent } from '../caller/record-event.ts';
import type { Deps } from '../deps.ts';
import { AppError, asAppError, badInput, fieldErrors, notFound } from '../errors.ts';
import { refuseReservedNames } from '../http/json-body.ts';
import { mainKeyOf } from '../release/person.ts';
import { personOf } from './agent.ts';
import { agentContext } from './agent-context.ts';
import type { AgentTool } from './agent-tool.ts';
import { describedSchema, jsonSchemasOf } from './mcp/described-schema.ts';
import { refuseDeep } from './refuse-deep.ts';
import { agentTools } from './tool/agent-tools.ts';

const longestCall = 20_000;
const maxAnswerBytes = 256 * 1024;

/** The role of the person and the scopes of the agent decide together. */
const isFor = ({ role, agent }: Agent, tool: AgentTool) =>
  mayDo(role, tool.role) && agent.scopes.includes(tool.scope);

export const equipAgent = (deps: Deps) => (server: McpServer, agent: Agent) => {
  const tools = agentTools.filter((tool) => isFor(agent, tool));
  for (const tool of tools) {
    const isReading = tool.scope !== 'propose' || tool.isReading === true;
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: describedSchema(tool.input),
        outputSchema: describedSchema(tool.output),
        annotations: {
          readOnlyHint: isReading,
          idempotentHint: isReading || tool.isIdempotent === true,
          destructiveHint: tool.isDestructive === true,
          openWorldHint: false,
        },
      },
      neverCalled,
    );
  }
  // The package's own handler would refuse unknown names before they can be counted and recorded.
  server.server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const { name, arguments: input = {} } = params;
    const tool = tools.find((one) => one.name === name);
    const call = { deps, agent, name, tool, client: mcpReq.signal };
    const result = await answer(call, input).catch((error: unknown) => refusalOf(deps, error));
    if (!tool) throw unknownTool(name);
    return server.server.projectCallToolResult(result, jsonSchemasOf(tool.output).output);
  });
};

/** The handler above takes the place of each tool's own. */
const neverCalled = () => {
  throw new Error('The tool was not called by its name.');
};

/** The protocol's error for invalid parameters, as the package throws it. */
const unknownTool = (name: string) =>
  Object.assign(new Error(`Tool ${shown(name)} not found`), { code: -32602 });

const maxShownName = maxLength.label;

/** Unknown names come from the agent: they may be as long as a request, and contain anything. */
function shown(name: string): string {
  const start = name.slice(0, maxShownName).replace(/\p{C}/gu, '\ufffd');
  return name.length > maxShownName ? `${start}…` : start;
}

type Call = {
  deps: Deps;
  agent: Agent;
  name: string;
  /** Missing if the agent has no tool of this name. */
  tool: AgentTool | undefined;
  client: AbortSignal;
};

/** Waiting requests of visitors go first: before the call and after it. */
async function answer(call: Call, input: unknown): Promise<CallToolResult> {
  await nextTurn();
  const { agents } = call.deps;
  const person = mainKeyOf(personOf(call.agent));
  let isOverLimit = false;
  const result = await agents.calls
    .admit(person)
    .catch((error: unknown) => {
      isOverLimit = true;
      throw error;
    })
    .then(() => run(call, input))
    .catch((error: unknown) => refusalOf(call.deps, error));
  await nextTurn();
  // Otherwise, calls beyond the limit would cost more than those within.
  if (!isOverLimit || agents.isFirstRefusal(person)) await record(call, result);
  return result;
}

function record({ deps, agent, name }: Call, { isError }: CallToolResult) {
  const outcome = isError ? 'refused' : 'done';
  const detail = agent.agent.client;
  const event = { kind: 'agent_call', outcome, subject: shown(name), detail } as const;
  const source = { actor: agent.name, from: agent.from };
  // Proposals have an event of their own, so at most a few reads before a power failure are lost.
  return inUnsyncedTransaction(deps.database.db, (trx) => recordEvent(trx, source, event));
}

async function run({ deps, agent, tool, client }: Call, input: unknown): Promise<CallToolResult> {
  if (!tool) throw notFound();
  refuseDeep(input);
  refuseReservedNames(input);
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) throw badInput(fieldErrors(parsed.error.issues));
  // A call that takes too long keeps its place until it ends, because it still costs as much.
  const output = await withinTime(client, (signal) =>
    deps.agents.fewAtATime(1, () => tool.run(agentContext(deps, agent, signal), parsed.data)),
  );
  const text = JSON.stringify(output);
  // The answer holds the text twice, for clients of either protocol.
  if (2 * Buffer.byteLength(text) > maxAnswerBytes) throw tooLarge();
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

const tookTooLong = () => new AppError('timed_out', 'The call took longer than 20 seconds.');
const isGone = () => new AppError('timed_out', 'The client no longer waits for an answer.');

/** Ends with the timer, because a signal with a timeout would hold on to the answer until then. */
async function withinTime<Output>(
  client: AbortSignal,
  work: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  if (client.aborted) throw isGone();
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(tookTooLong()), longestCall);
  const leave = () => call.abort(isGone());
  client.addEventListener('abort', leave, { once: true });
  const ended = new Promise<never>((_, fail) => {
    call.signal.addEventListener('abort', () => fail(call.signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(call.signal), ended]);
  } finally {
    clearTimeout(timer);
    client.removeEventListener('abort', leave);
  }
}

const tooLarge = () =>
  new AppError('too_large', 'The answer is larger than 256 KiB. Ask for less, with a lower limit.');

/** The message may quote a text from the site, such as the name of an entry, so it isn't trusted either. */
function refusalOf(deps: Deps, error: unknown): CallToolResult {
  const { code, message, errors } = asAppError(error);
  if (code === 'internal') deps.agents.logFailure(error);
  const text = JSON.stringify({ error: code, untrusted: { message, errors } });
  return { content: [{ type: 'text', text }], isError: true };
}
