import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { adminToken, adminTokenDraft, newAdminToken } from '#contract/people/admin-token.ts';
import { invitation, invitationDraft } from '#contract/people/one-time-secret.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listAdminTokens } from '../../db/repositories/people/admin-token.ts';
import { refuseTokenForPrograms } from '../caller/administrator.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import { operationOn } from '../resource/resource-calls.ts';
import { createToken, revokeToken, updateToken } from './admin-token.ts';
import { invite } from './passkey/invitation.ts';
import { requirePerson } from './passkey/own-passkey.ts';

const tokens = { path: '/tokens', tag: 'People', one: 'a token', many: 'tokens' };
const role = 'owner';

export const tokenCalls = {
  list: adminCall({
    ...operationOn(tokens, 'list'),
    role,
    input: z.object(shortListPaging),
    output: listOf(adminToken),
    run: ({ db }, query) => pagedList(listAdminTokens)(db, query),
  }),
  create: adminCall({
    ...operationOn(tokens, 'create'),
    role,
    proposes: false,
    input: adminTokenDraft,
    output: newAdminToken,
    status: 201,
    conflicts: true,
    run: ({ writer }, draft) => createToken(writer, draft),
  }),
  update: adminCall({
    ...operationOn(tokens, 'update'),
    role,
    proposes: false,
    input: byId.extend({ draft: adminTokenDraft }),
    body: 'draft',
    output: adminToken,
    conflicts: true,
    async run({ db, administrator, writer }, { id, draft }) {
      await refuseTokenForPrograms(db, administrator);
      return updateToken(writer, id, draft);
    },
  }),
  revoke: adminCall({
    ...operationOn(tokens, 'revoke'),
    role,
    proposes: false,
    input: byId,
    conflicts: true,
    run: ({ writer }, { id }) => revokeToken(writer, id),
  }),
  invite: adminCall({
    tag: tokens.tag,
    operationId: 'createInvitation',
    summary: 'Create a link that lets a person add a passkey',
    role,
    proposes: false,
    method: 'POST',
    path: '/tokens/:id/invitation',
    input: byId.extend({ draft: invitationDraft }),
    body: 'draft',
    output: invitation,
    status: 201,
    conflicts: true,
    async run({ db, deps, administrator, writer }, { id, draft }) {
      await refuseTokenForPrograms(db, administrator);
      if (id === administrator.tokenId) await requirePerson(db, administrator);
      return invite(deps, writer, id, draft);
    },
  }),
};
