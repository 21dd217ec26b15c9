/** Lets programs sign in as a person, with that person's consent (OAuth 2.1). */
import type { AuthorizationRequest } from '#contract/people/agent-grant.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import type { Network } from '../../http/outgoing/public-fetch.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import type { AdminGuard } from '../admin-guard.ts';
import { lastUse } from '../last-use.ts';
import {
  answerUrl,
  type CheckedRequest,
  checkRequest,
  safeRedirect,
  UnsafeRequest,
} from './authorization-request.ts';
import { ClientFault, clientDocuments, isDocumentUrl } from './client-document.ts';
import { OauthError } from './oauth-error.ts';
import { findRegisteredClient, registerClient } from './registered-client.ts';

const minute = 60_000;
/** Strangers can have a document fetched from any host, so they get few. */
const documentReads = { name: 'descriptions of agents', limit: 30, window: 10 * minute };
const registrations = { name: 'registrations of agents', limit: 10, window: 60 * minute };

type Options = {
  limits: SharedLimits;
  isLimited: boolean;
  network: Network;
  siteUrl: () => string;
  tokenHash: string;
  guard: AdminGuard;
  onFailure: (error: unknown) => void;
};

export function openGrants(options: Options) {
  const { limits, isLimited, network, siteUrl, tokenHash, guard, onFailure } = options;
  const { db } = limits;
  const documents = clientDocuments({ network });
  const reads = sharedRateLimit(limits, documentReads);
  const registering = sharedRateLimit(limits, registrations);
  const use = lastUse(db, onFailure);

  const resource = () => `${siteUrl()}/mcp`;

  async function readDocument(id: string, { network: from }: RequestOrigin) {
    if (isLimited && !documents.isKnown(id)) await reads.admit(from);
    return documents.read(id).catch((error: unknown) => {
      if (error instanceof ClientFault) throw new UnsafeRequest(error.message);
      throw error;
    });
  }

  async function getClient(id: string | undefined, from: RequestOrigin) {
    if (id !== undefined && isDocumentUrl(id)) return readDocument(id, from);
    const found = id === undefined ? undefined : await findRegisteredClient(db, id);
    if (!found) throw new UnsafeRequest('The client_id is unknown here. Connect again.');
    return found;
  }

  /**
   * Throws if nobody may be sent to the address for the answer. Otherwise returns the request, or its fault for the
   * program. Anyone can register an address, so only programs with a document are told faults there (RFC 9700).
   */
  async function check(
    asked: AuthorizationRequest,
    from: RequestOrigin,
  ): Promise<CheckedRequest | { faultUrl: string }> {
    const client = await getClient(asked.client_id, from);
    const redirectUri = safeRedirect(client, asked.redirect_uri);
    try {
      return checkRequest(client, redirectUri, asked, resource());
    } catch (error) {
      if (!(error instanceof OauthError)) throw error;
      if (!client.isVerified) throw new UnsafeRequest(error.message);
      return { faultUrl: refusalUrl({ redirectUri, state: asked.state }, error) };
    }
  }

  const refusalUrl = (
    { redirectUri, state }: Pick<CheckedRequest, 'redirectUri' | 'state'>,
    { code: error, message: error_description }: OauthError,
  ) => answerUrl(redirectUri, { error, error_description, state, iss: siteUrl() });

  return {
    ...{ db, guard, tokenHash, use },
    issuer: siteUrl,
    resource,
    check,
    refusalUrl,
    async register(from: RequestOrigin, body: unknown): Promise<object> {
      if (isLimited) await registering.admit(from.network);
      return registerClient(db, from, body);
    },
    close: () => use.close(),
  };
}

export type AgentGrants = ReturnType<typeof openGrants>;
