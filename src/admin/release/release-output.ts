/** The server's responses about releases. In JSON, a value may be missing. */
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/trpc/router.ts';

type Outputs = inferRouterOutputs<AppRouter>['admin'];

export type Proposal = Outputs['proposal']['list']['items'][number];
export type FullProposal = Outputs['proposal']['get'];
export type ProposalOp = Proposal['ops'][number];
export type FullRelease = Outputs['release']['get'];
export type Conflict = FullRelease['conflict_list'][number];
export type UndoResult = Outputs['release']['undo'];
export type AgentUndoResult = Outputs['agentChange']['undo'];
