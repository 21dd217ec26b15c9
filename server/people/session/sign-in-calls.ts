import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { ownToken } from '#contract/people/admin-token.ts';
import { passkeyRequest, passkeySignature } from '#contract/people/passkey.ts';
import { listedSession, newSession, sessionConfirmation } from '#contract/people/session.ts';
import { signInRules, signInRulesDraft } from '#contract/people/sign-in-rules.ts';
import { findAdminToken } from '../../../db/repositories/people/admin-token.ts';
import { refuseTokenForPrograms } from '../../caller/administrator.ts';
import { findSignInRules } from '../../caller/sign-in-rules.ts';
import { adminCall, byId, ownCall } from '../../resource/admin-call.ts';
import { confirmationRequest, confirmWithPasskey } from '../passkey/passkey-sign-in.ts';
import { replaceSignInRules } from './replace-sign-in-rules.ts';
import { confirmWithToken, signInAsRulesWant, signInWithToken } from './sign-in.ts';
import { endSession, pageOfSessions, signOut } from './staff-session.ts';

const tag = 'Sign-in';

export const signInCalls = {
  /** Always opens a session, because programs may use this call too. */
  open: ownCall({
    tag,
    operationId: 'openSession',
    summary: 'Exchange a token for a session',
    method: 'POST',
    path: '/session',
    opensSession: true,
    output: newSession,
    status: 201,
    conflicts: true,
    run: ({ deps, administrator }) => signInWithToken(deps, administrator),
  }),
  /** Called by the login form. If it returns no session, the browser stores the token. */
  withToken: ownCall({
    tag,
    operationId: 'signInWithToken',
    summary: 'Record a sign-in, and open a session if the rules require one',
    method: 'POST',
    opensSession: true,
    // Without an input, some clients send a body that isn't JSON.
    input: z.object({ needs_session: z.boolean().default(false) }),
    output: z.object({ session: newSession.nullable() }),
    run: ({ deps, administrator }, { needs_session }) =>
      signInAsRulesWant(deps, administrator, needs_session),
  }),
  close: ownCall({
    tag,
    operationId: 'endOwnSession',
    summary: 'Sign out of this session',
    method: 'DELETE',
    path: '/session',
    conflicts: true,
    run: ({ writer, administrator }) => signOut(writer, administrator.session),
  }),
  confirm: ownCall({
    tag,
    operationId: 'confirmSession',
    summary: 'Confirm your identity with the token',
    method: 'POST',
    path: '/session/confirmation',
    input: sessionConfirmation,
    conflicts: true,
    run: ({ deps, writer, administrator }, { token }) =>
      confirmWithToken(deps, writer, administrator, token),
  }),
  confirmWithPasskey: ownCall({
    tag,
    operationId: 'confirmSessionWithPasskey',
    summary: 'Confirm your identity with a passkey',
    method: 'POST',
    path: '/session/confirmation/passkey',
    input: passkeySignature,
    conflicts: true,
    run: ({ deps, writer, administrator }, signature) =>
      confirmWithPasskey(deps, writer, administrator, signature),
  }),
  confirmationRequest: ownCall({
    tag,
    operationId: 'startConfirmation',
    summary: 'Get the options for confirming with a passkey',
    method: 'POST',
    path: '/session/confirmation/request',
    input: z.object({}),
    output: passkeyRequest,
    conflicts: true,
    run: ({ deps, administrator }) => confirmationRequest(deps, administrator),
  }),
  list: adminCall({
    tag,
    operationId: 'listSessions',
    summary: 'List your open sessions, or everyone’s for owners',
    role: 'viewer',
    method: 'GET',
    path: '/sessions',
    input: z.object(shortListPaging),
    output: listOf(listedSession),
    run: ({ db, deps, administrator }, query) =>
      pageOfSessions(db, deps.settings, administrator, query),
  }),
  end: ownCall({
    tag,
    operationId: 'endSession',
    summary: 'End a session immediately',
    method: 'DELETE',
    path: '/sessions/:id',
    input: byId,
    run: ({ writer, administrator }, { id }) => endSession(writer, administrator, id),
  }),
  ownToken: adminCall({
    tag,
    operationId: 'getOwnToken',
    summary: 'Get where your token was last used',
    role: 'viewer',
    method: 'GET',
    path: '/own-token',
    output: ownToken,
    run: async ({ db, administrator: { tokenId } }) => ({
      token: (tokenId !== undefined && (await findAdminToken(db, tokenId))) || null,
    }),
  }),
  rules: adminCall({
    tag,
    operationId: 'getSignInRules',
    summary: 'Get the sign-in rules',
    role: 'owner',
    method: 'GET',
    path: '/sign-in-rules',
    output: signInRules,
    run: ({ db }) => findSignInRules(db),
  }),
  replaceRules: adminCall({
    tag,
    operationId: 'updateSignInRules',
    summary: 'Replace the sign-in rules',
    role: 'owner',
    proposes: false,
    method: 'PUT',
    path: '/sign-in-rules',
    input: signInRulesDraft,
    output: signInRules,
    conflicts: true,
    async run({ db, deps, writer, administrator }, rules) {
      await refuseTokenForPrograms(db, administrator);
      return replaceSignInRules(deps.settings, writer, administrator, rules);
    },
  }),
};
