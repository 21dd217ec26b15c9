import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { adminToken, adminTokenDraft, newAdminToken } from '#contract/people/admin-token.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listAdminTokens } from '../../db/repositories/people/admin-token.ts';
import { adminCall, byId } from '../call/admin-call.ts';
import { operationOn } from '../call/resource-calls.ts';
import { createToken, revokeToken, updateToken } from './admin-token.ts';

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
    input: adminTokenDraft,
    output: newAdminToken,
    status: 201,
    conflicts: true,
    run: ({ writer }, draft) => createToken(writer, draft),
  }),
  update: adminCall({
    ...operationOn(tokens, 'update'),
    role,
    input: byId.extend({ draft: adminTokenDraft }),
    body: 'draft',
    output: adminToken,
    conflicts: true,
    run: ({ writer }, { id, draft }) => updateToken(writer, id, draft),
  }),
  revoke: adminCall({
    ...operationOn(tokens, 'revoke'),
    role,
    input: byId,
    conflicts: true,
    run: ({ writer }, { id }) => revokeToken(writer, id),
  }),
};
