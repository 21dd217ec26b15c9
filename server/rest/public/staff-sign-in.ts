/** Signs staff in without a token: with a passkey, an invitation or a recovery code. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
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
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { conflict, forbidden, operation, unauthorized } from '../../http/request-schema.ts';
import { acceptInvitation, openInvitation } from '../../people/passkey/invitation.ts';
import { signInRequest, signInWithPasskey } from '../../people/passkey/passkey-sign-in.ts';
import { signInWithRecoveryCode } from '../../people/passkey/recovery-code.ts';
import { relyingPartyOf } from '../../people/passkey/relying-party.ts';
import { readSiteName, siteUrl } from '../../site/read-site.ts';

const tag = 'Sign-in';
const bodyLimit = 64 * 1024;

const refused = { ...unauthorized('Not signed in'), ...forbidden };

export async function staffSignInRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST') refuseOtherSites(request, siteUrl(fastify, deps.settings));
  });

  app.get(
    '/staff/passkeys',
    {
      schema: {
        ...operation(tag, 'getPasskeyState', 'Get whether staff can sign in with passkeys'),
        response: { 200: passkeyState },
      },
    },
    async () => ({
      is_on: relyingPartyOf(deps.settings) !== undefined,
      is_required: (await findSignInRules(deps.database.db)).passkeys_required,
    }),
  );

  app.post(
    '/staff/passkeys/request',
    {
      bodyLimit,
      schema: {
        ...operation(tag, 'startSignIn', 'Get what a browser needs to sign in with a passkey'),
        response: { 200: passkeyRequest, ...forbidden, ...conflict },
      },
    },
    async () => signInRequest(deps),
  );

  app.post(
    '/staff/sign-in',
    {
      bodyLimit,
      schema: {
        ...operation(tag, 'signInWithPasskey', 'Sign in with a passkey'),
        body: passkeySignature,
        response: { 201: newSession, ...refused, ...conflict },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await signInWithPasskey(deps, originOf(request), request.body)),
  );

  app.post(
    '/staff/recovery',
    {
      bodyLimit,
      schema: {
        ...operation(tag, 'signInWithRecoveryCode', 'Sign in with a recovery code, once'),
        body: givenRecoveryCode,
        response: { 201: newSession, ...refused },
      },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(await signInWithRecoveryCode(deps, originOf(request), request.body.code)),
  );

  app.post(
    '/staff/invitation',
    {
      bodyLimit,
      schema: {
        ...operation(tag, 'openInvitation', 'Get what a browser needs to accept an invitation'),
        body: invitationSecret,
        response: { 200: invitedPerson, ...refused, ...conflict },
      },
    },
    async (request) =>
      openInvitation(deps, originOf(request), request.body.secret, await readSiteName(deps)),
  );

  app.post(
    '/staff/invitation/passkey',
    {
      bodyLimit,
      schema: {
        ...operation(tag, 'acceptInvitation', 'Add the first passkey, and sign in'),
        body: acceptedInvitation,
        response: { 201: newSession, ...refused, ...conflict },
      },
    },
    async (request, reply) => {
      const { secret, ...given } = request.body;
      const session = await acceptInvitation(deps, originOf(request), secret, given);
      return reply.status(201).send(session);
    },
  );
}
