import {
  approval,
  commentDraft,
  fullProposal,
  proposal,
  proposalComment,
  proposalDraft,
  proposalList,
  proposalQuery,
  refusal,
  resolution,
  resolved,
} from '#contract/release/proposal.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listProposals } from '../../db/repositories/release/proposal.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import type { Proposables } from './proposable.ts';
import { readFullProposal, toProposal } from './read-proposal.ts';
import {
  approveProposal,
  askForApproval,
  changeProposal,
  commentOn,
  refuseProposal,
  resolveConflict,
  withdrawProposal,
} from './review.ts';

const tag = 'Proposals';
const path = '/proposals';
const one = `${path}/:id`;

const authors = { tag, role: 'author', proposes: false, conflicts: true } as const;
const editors = { ...authors, role: 'editor' } as const;

const readProposals = pagedList(async (db, query: Parameters<typeof listProposals>[1]) => {
  const { items, total } = await listProposals(db, query);
  return { items: items.map(toProposal), total };
});

export const proposalCalls = (proposables: Proposables) => ({
  list: adminCall({
    tag,
    operationId: 'listProposals',
    summary: 'List proposed changes, newest first',
    role: 'viewer',
    method: 'GET',
    path,
    input: proposalQuery,
    output: proposalList,
    run: ({ db }, query) => readProposals(db, query),
  }),
  get: adminCall({
    tag,
    operationId: 'getProposal',
    summary: 'Get a proposed change with its conflicts and comments',
    role: 'viewer',
    method: 'GET',
    path: one,
    input: byId,
    output: fullProposal,
    run: ({ db }, { id }) => readFullProposal(db, proposables, id),
  }),
  update: adminCall({
    ...authors,
    operationId: 'updateProposal',
    summary: 'Move a proposed change to another release, or change its reason',
    method: 'PUT',
    path: one,
    input: byId.extend({ draft: proposalDraft }),
    body: 'draft',
    output: proposal,
    run: ({ writer }, { id, draft }) => changeProposal(writer, proposables, { id, ...draft }),
  }),
  delete: adminCall({
    ...authors,
    operationId: 'withdrawProposal',
    summary: 'Withdraw a proposed change',
    method: 'DELETE',
    path: one,
    input: byId,
    run: ({ writer }, { id }) => withdrawProposal(writer, id),
  }),
  ask: adminCall({
    ...authors,
    operationId: 'askForApproval',
    summary: 'Ask for the approval of a proposed change',
    method: 'POST',
    path: `${one}/ask`,
    input: byId,
    output: proposal,
    run: ({ writer }, { id }) => askForApproval(writer, id),
  }),
  approve: adminCall({
    ...editors,
    operationId: 'approveProposal',
    summary: 'Approve a change that someone else proposed',
    method: 'POST',
    path: `${one}/approve`,
    input: byId.extend(approval.shape),
    body: approval,
    mayOmitBody: true,
    output: proposal,
    run: ({ writer }, given) => approveProposal(writer, proposables, given),
  }),
  refuse: adminCall({
    ...editors,
    operationId: 'refuseProposal',
    summary: 'Refuse a change that someone else proposed',
    method: 'POST',
    path: `${one}/refuse`,
    input: byId.extend(refusal.shape),
    body: refusal,
    output: proposal,
    run: ({ writer }, given) => refuseProposal(writer, proposables, given),
  }),
  comment: adminCall({
    ...authors,
    operationId: 'commentOnProposal',
    summary: 'Comment on a proposed change, or on one of its fields',
    method: 'POST',
    path: `${one}/comments`,
    input: byId.extend(commentDraft.shape),
    body: commentDraft,
    output: proposalComment,
    status: 201,
    run: ({ writer }, given) => commentOn(writer, given),
  }),
  resolve: adminCall({
    ...authors,
    operationId: 'resolveConflict',
    summary: 'Settle a conflict between a proposed change and what is live now',
    method: 'POST',
    path: `${one}/resolve`,
    input: byId.extend(resolution.shape),
    body: resolution,
    output: resolved,
    run: async ({ writer }, given) => ({
      proposal: await resolveConflict(writer, proposables, given),
    }),
  }),
});
