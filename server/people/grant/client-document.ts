/** Programs whose ID is the URL of a document that describes them (Client ID Metadata Documents). */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { parseUrl } from '#contract/parse-url.ts';
import { maxLength } from '#contract/text-rule.ts';
import { type Network, publicFetch } from '../../http/outgoing/public-fetch.ts';
import { isRedirectUri } from './redirect-uri.ts';

export type AgentClient = {
  id: string;
  name: string;
  host: string;
  redirectUris: readonly string[];
  isVerified: boolean;
};

const maxBytes = 5 * 1024;
const timeout = 5_000;
const knownFor = 5 * 60_000;
const maxKnown = 100;
const maxRedirectUris = 20;

export const redirectUris = z
  .array(z.custom<string>(isRedirectUri, 'Must be an https URL, or one of this computer'))
  .min(1)
  .max(maxRedirectUris);

/** Names are shown to people, so they may not contain anything invisible. */
export const clientName = boundedText(maxLength.label).refine((name) => !/\p{C}/u.test(name));

const document = z.object({
  client_id: z.string(),
  client_name: clientName.optional(),
  redirect_uris: redirectUris,
  token_endpoint_auth_method: z.literal('none').optional(),
});

export class ClientFault extends Error {}

/** The URL needs a path, and must be written as it is parsed, because programs are compared by it. */
export function isDocumentUrl(id: string): boolean {
  const url = parseUrl(id);
  return url?.protocol === 'https:' && url.href === id && url.pathname !== '/' && !isUnclear(url);
}
const isUnclear = ({ username, password, href }: URL) =>
  username !== '' || password !== '' || href.includes('#');

type Options = { network: Network; timeout?: number };

/** Only documents that could be read are cached, for a few minutes. */
export function clientDocuments({ network, timeout: limit = timeout }: Options) {
  const known = new LRUCache<string, AgentClient>({
    ...{ max: maxKnown, ttl: knownFor },
    ...{ perf: { now: () => Date.now() }, ttlResolution: 0 },
  });

  async function fetchDocument(id: string): Promise<AgentClient> {
    const request = { method: 'GET', headers: { accept: 'application/json' } } as const;
    const answer = await publicFetch(id, { ...request, timeout: limit, maxBytes }, network).catch(
      (cause: unknown) => {
        // The reason could tell strangers about the server's own network.
        throw new ClientFault('The program’s description could not be read.', { cause });
      },
    );
    if (answer.status !== 200) {
      throw new ClientFault(`The program’s description has the status ${answer.status}.`);
    }
    const { success, data } = document.safeParse(readJson(answer.body));
    if (!success) throw new ClientFault('The program’s description is not valid.');
    if (data.client_id !== id) {
      throw new ClientFault('The program’s description belongs to another program.');
    }
    const { host } = new URL(id);
    const { client_name: name = host, redirect_uris } = data;
    return { id, name, host, redirectUris: redirect_uris, isVerified: true };
  }

  return {
    async read(id: string): Promise<AgentClient> {
      const found = known.get(id);
      if (found) return found;
      const fetched = await fetchDocument(id);
      known.set(id, fetched);
      return fetched;
    },
    isKnown: (id: string) => known.has(id),
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
