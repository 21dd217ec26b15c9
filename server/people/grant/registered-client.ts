/** Programs without a document at a URL may register, in bounded numbers (RFC 7591). */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  countOauthClients,
  deleteUnusedClients,
  findOauthClient,
  insertOauthClient,
} from '../../../db/repositories/people/oauth-client.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordEvent } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import { type AgentClient, clientName, redirectUris } from './client-document.ts';
import { OauthError } from './oauth-error.ts';

export const maxClients = 100;
const day = 24 * 60 * 60_000;

export const unusedSince = () => new Date(Date.now() - day).toISOString();

const registration = z.object({
  client_name: clientName.optional(),
  redirect_uris: redirectUris,
  token_endpoint_auth_method: z.literal('none').optional(),
});

export async function registerClient(
  db: Kysely<Database>,
  from: RequestOrigin,
  body: unknown,
): Promise<object> {
  const { success, data, error } = registration.safeParse(body);
  if (!success) {
    const isRedirect = error.issues.some(({ path }) => path[0] === 'redirect_uris');
    throw isRedirect
      ? new OauthError('invalid_redirect_uri', 'Redirect URIs need https, or a loopback address.')
      : new OauthError(
          'invalid_client_metadata',
          'Only public clients with a short name register.',
        );
  }
  const { redirect_uris } = data;
  const host = new URL(redirect_uris[0] as string).host;
  const { client_name = host } = data;
  const id = `client_${randomSecret()}`;
  const created_at = new Date().toISOString();
  await inTransaction(db, async (trx) => {
    await deleteUnusedClients(trx, unusedSince());
    if ((await countOauthClients(trx)) >= maxClients) {
      throw new OauthError('temporarily_unavailable', 'Too many clients are registered.', 503);
    }
    const stored = { id, name: client_name, redirect_uris: JSON.stringify(redirect_uris) };
    await insertOauthClient(trx, { ...stored, created_at });
    const event = { kind: 'agent_client', subject: client_name, detail: host } as const;
    await recordEvent(trx, { actor: '', from }, event);
  });
  return {
    client_id: id,
    client_id_issued_at: Math.floor(Date.parse(created_at) / 1000),
    client_name,
    redirect_uris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
}

export async function findRegisteredClient(
  db: Kysely<Database>,
  id: string,
): Promise<AgentClient | undefined> {
  const stored = await findOauthClient(db, id);
  if (!stored) return undefined;
  const uris: string[] = JSON.parse(stored.redirect_uris);
  const { host } = new URL(uris[0] as string);
  return { id, name: stored.name, host, redirectUris: uris, isVerified: false };
}
