/** Tells programs how to sign in (RFC 9728 and RFC 8414). */
import type { FastifyInstance } from 'fastify';
import { scopes } from '#contract/agent/scope.ts';
import type { Deps } from '../../deps.ts';

export async function oauthMetadata(app: FastifyInstance, { grants }: Deps) {
  const hidden = { schema: { hide: true } };

  const resourceMetadata = () => ({
    resource: grants.resource(),
    authorization_servers: [grants.issuer()],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
  });

  const serverMetadata = () => {
    const issuer = grants.issuer();
    return {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      registration_endpoint: `${issuer}/oauth/register`,
      scopes_supported: scopes,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    };
  };

  const answers = {
    '/.well-known/oauth-protected-resource': resourceMetadata,
    '/.well-known/oauth-protected-resource/mcp': resourceMetadata,
    '/.well-known/oauth-authorization-server': serverMetadata,
  };
  for (const [path, answer] of Object.entries(answers)) {
    app.get(path, hidden, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(answer()),
    );
  }
}
