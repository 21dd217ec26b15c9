/** Declares the tools of agents. What they can do is all in `AgentContext`. */
import { z } from 'zod';
import type { Scope } from '#contract/agent/scope.ts';
import type { Role } from '#contract/people/role.ts';
import type { TypedCall } from '../resource/admin-call.ts';
import type { AgentContext } from './agent-context.ts';

export type AgentTool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  name: string;
  title: string;
  /** For the agent: what it gets, and when to use it. */
  description: string;
  scope: Scope;
  /** The lowest role whose agents get the tool. */
  role: Role;
  /** Set for a tool of proposals that only reads them. */
  isReading?: true;
  /** Set for a write that changes nothing more when it is repeated. */
  isIdempotent?: true;
  /** Set for a write that takes something away. */
  isDestructive?: true;
  input: Input;
  output: Output;
  run: (context: AgentContext, input: z.output<Input>) => Promise<z.input<Output>>;
};

/** Forgets the types of the input and the output, which only `run` needs. */
export const agentTool = <Input extends z.ZodType, Output extends z.ZodType>(
  tool: AgentTool<Input, Output>,
) => tool as unknown as AgentTool;

type Reading<Input, Output> = Pick<AgentTool, 'name' | 'title' | 'description' | 'scope'> & {
  call: TypedCall<'GET', Input, Output>;
};

/** Everything that a call answers may have been written by others. */
export const readingTool = <Input extends z.ZodType, Output extends z.ZodType>({
  call,
  ...tool
}: Reading<Input, Output>) =>
  agentTool({
    ...tool,
    role: call.role,
    input: call.input ?? z.object({}),
    output: z.object({ untrusted: call.output as Output }),
    run: async ({ read }, input) => ({ untrusted: await read(call, input as never) }) as never,
  });
