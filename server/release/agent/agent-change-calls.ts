import {
  agentUndo,
  agentUndoResult,
  chosenChanges,
  refusedChanges,
  refusedResult,
  takenOver,
} from '#contract/release/agent-change.ts';
import { adminCall, byId } from '../../resource/admin-call.ts';
import type { Proposables } from '../proposable.ts';
import { refuseAll, takeOver } from './agent-proposals.ts';
import { undoAgent } from './undo-agent.ts';

const shared = { tag: 'Releases', proposes: false, method: 'POST', conflicts: true } as const;

export const agentChangeCalls = (proposables: Proposables) => ({
  takeOver: adminCall({
    ...shared,
    role: 'author',
    operationId: 'takeOverAgentChanges',
    summary: 'Move changes that agents have proposed into your own open release',
    path: '/releases/:id/take-over',
    input: byId.extend(chosenChanges.shape),
    body: chosenChanges,
    mayOmitBody: true,
    output: takenOver,
    run: ({ writer }, given) => takeOver(writer, proposables, given),
  }),
  refuse: adminCall({
    ...shared,
    role: 'editor',
    operationId: 'refuseAgentChanges',
    summary: 'Refuse changes that agents have proposed',
    path: '/releases/:id/refuse',
    input: byId.extend(refusedChanges.shape),
    body: refusedChanges,
    output: refusedResult,
    run: async ({ writer }, given) => ({
      proposals: await refuseAll(writer, proposables, given),
    }),
  }),
  undo: adminCall({
    ...shared,
    role: 'editor',
    operationId: 'undoAgentChanges',
    summary:
      'Undo what a person’s agents have proposed since a day, or show what that would change',
    path: '/agent-changes/undo',
    input: agentUndo,
    output: agentUndoResult,
    run: ({ writer }, given) => undoAgent(writer, proposables, given),
  }),
});
