/** Signs staff in without a token: with a passkey, an invitation or a recovery code. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { givenRecoveryCode, invitationSecret } from '#contract/people/one-time-secret.ts';
import {
  acceptedInvitation,
  invitedPerson,
  passkeyRequest,
  passkeySignature,
  passkeyState,
} from '#contract/people/passkey.ts';
import { newSession } from '#contract/people/session.ts';
import { originOf } from '../../caller/request-origin.ts';
import { findSignInRules } from '../../caller/sign-in-rules.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { conflict, forbidden, operation, unauthorized } from '../../http/request-schema.ts';
import { acceptInvitation, openInvitation } from '../../people/passkey/invitation.ts';
import { signInRequest, signInWithPasskey } from '../../people/passkey/passkey-sign-in.ts';
import { signInWithRecoveryCode } from '../../people/passkey/recovery-code.ts';
import { relyingPartyOf } from '../../people/passkey/relying-party.ts';
import { readSiteName, siteUrl } from '../../site/read-site.ts';
import { browserCall, browserRoutes } from '../browser-call.ts';

const tag = 'Sign-in';
const refused = { ...unauthorized('Not signed in'), ...forbidden };

export const staffSignInCalls = [
  browserCall({
    method: 'GET',
    path: '/staff/passkeys',
    operation: operation(tag, 'getPasskeyState', 'Get whether staff can sign in with passkeys'),
    output: passkeyState,
    run: async ({ deps }) => ({
      is_on: relyingPartyOf(deps.settings) !== undefined,
      is_required: (await findSignInRules(deps.database.db)).passkeys_required,
    }),
  }),
  browserCall({
    method: 'POST',
    path: '/staff/passkeys/request',
    operation: operation(tag, 'startSignIn', 'Get the options for signing in with a passkey'),
    output: passkeyRequest,
    refusals: { ...forbidden, ...conflict },
    run: async ({ deps }) => signInRequest(deps),
  }),
  browserCall({
    method: 'POST',
    path: '/staff/sign-in',
    operation: operation(tag, 'signInWithPasskey', 'Sign in with a passkey'),
    input: passkeySignature,
    output: newSession,
    status: 201,
    refusals: { ...refused, ...conflict },
    run: ({ deps, request }, signature) => signInWithPasskey(deps, originOf(request), signature),
  }),
  browserCall({
    method: 'POST',
    path: '/staff/recovery',
    operation: operation(tag, 'signInWithRecoveryCode', 'Sign in with a single-use recovery code'),
    input: givenRecoveryCode,
    output: newSession,
    status: 201,
    refusals: refused,
    run: ({ deps, request }, { code }) => signInWithRecoveryCode(deps, originOf(request), code),
  }),
  browserCall({
    method: 'POST',
    path: '/staff/invitation',
    operation: operation(tag, 'openInvitation', 'Get the options for accepting an invitation'),
    input: invitationSecret,
    output: invitedPerson,
    refusals: { ...refused, ...conflict },
    run: async ({ deps, request }, { secret }) =>
      openInvitation(deps, originOf(request), secret, await readSiteName(deps)),
  }),
  browserCall({
    method: 'POST',
    path: '/staff/invitation/passkey',
    operation: operation(tag, 'acceptInvitation', 'Add the first passkey, and sign in'),
    input: acceptedInvitation,
    output: newSession,
    status: 201,
    refusals: { ...refused, ...conflict },
    run: ({ deps, request }, { secret, ...given }) =>
      acceptInvitation(deps, originOf(request), secret, given),
  }),
] as const;

export async function staffSignInRoutes(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST') refuseOtherSites(request, siteUrl(app, deps.settings));
  });
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => ({ deps, request, reply });
  browserRoutes(app, staffSignInCalls, { contextOf, bodyLimit: bodyLimits.visitor });
}
