/**
 * Fetches user-supplied URLs without ever reaching the server's own network. Resolves the host once, requires every
 * address to be public, and connects to one of them, which defeats DNS rebinding. Doesn't follow redirects, and ignores
 * proxies set in the environment.
 */
import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { parseUrl } from '#contract/parse-url.ts';
import { isPublicAddress } from './public-address.ts';

export type Network = {
  isPublic: (ip: string) => boolean;
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
};

type OutgoingRequest = {
  method: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** In milliseconds, for the whole request. */
  timeout: number;
  /** A longer body is an error. Without this option, the body is not read. */
  maxBytes?: number;
  signal?: AbortSignal;
};

/** Reasons not to retry. Network failures have none of these causes. */
type RefusalCause = 'no-web-url' | 'no-address' | 'not-public';
const refuse = (cause: RefusalCause, sentence: string) => new Error(sentence, { cause });

const refusals: readonly unknown[] = [
  'no-web-url',
  'no-address',
  'not-public',
] satisfies RefusalCause[];
export const isRefusal = (error: unknown) =>
  error instanceof Error && refusals.includes(error.cause);

/** A retry may well succeed, so this isn't a refusal. */
const tooLarge = 'too-large';
export const isTooLarge = (error: unknown) => error instanceof Error && error.cause === tooLarge;

export type OutgoingAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const noBody = Buffer.alloc(0);

export const internet: Network = { isPublic: isPublicAddress, resolve: resolveWith() };

export async function publicFetch(
  text: string,
  request: OutgoingRequest,
  network: Network = internet,
): Promise<OutgoingAnswer> {
  const url = parsePublicUrl(text);
  const timeout = AbortSignal.timeout(request.timeout);
  const signal = AbortSignal.any([timeout, ...(request.signal ? [request.signal] : [])]);
  try {
    return await send(url, request, await publicAddresses(url, network, signal), signal);
  } catch (error) {
    if (!timeout.aborted) throw error;
    throw new Error(`${url.host} did not answer within ${request.timeout / 1000} seconds`);
  }
}

/** Allows any port, because webhook receivers and linked pages use all kinds. */
function parsePublicUrl(text: string): URL {
  const url = parseUrl(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw refuse('no-web-url', 'The URL does not start with http:// or https://');
  }
  if (url.username || url.password) {
    throw refuse('no-web-url', 'The URL contains a user name or password');
  }
  return url;
}

/** The URL parser has already normalized hexadecimal, octal and shortened IPs. */
async function publicAddresses(url: URL, { isPublic, resolve }: Network, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host, signal);
  if (addresses.length === 0) throw refuse('no-address', `${host} has no address`);
  const refused = addresses.find((address) => !isPublic(address));
  if (refused === undefined) return addresses;
  throw refuse('not-public', `${host} is not on the public internet: its address is ${refused}`);
}

/**
 * Tests pass their own DNS servers. Each lookup has its own resolver, so that canceling one doesn't affect the others.
 */
export function resolveWith(servers?: string[]): Network['resolve'] {
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    signal.throwIfAborted();
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    );
    const failure = answers.find(isFailure);
    if (addresses.length > 0 || !failure) return addresses;
    throw new Error(`The DNS lookup of ${host} failed: ${failure.reason.code}`);
  };
}

/** A missing name or record type is a valid answer, not a failure. */
const isFailure = (answer: PromiseSettledResult<unknown>): answer is PromiseRejectedResult =>
  answer.status === 'rejected' && !['ENOTFOUND', 'ENODATA'].includes(answer.reason?.code);

const pinnedTo =
  (addresses: string[]): LookupFunction =>
  (_host, options, done) => {
    const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = pinned;
    if (options.all) done(null, pinned);
    else done(null, first?.address ?? '', first?.family);
  };

function send(
  url: URL,
  { method, headers, body, maxBytes }: OutgoingRequest,
  addresses: string[],
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
  const { request } = url.protocol === 'https:' ? https : http;
  // `agent: false` ignores proxies set in the environment, and doesn't reuse connections to earlier addresses.
  const sent = request(url, { method, headers, signal, agent: false, lookup: pinnedTo(addresses) });
  sent.on('error', reject);
  sent.on('response', async (response) => {
    try {
      const content =
        maxBytes === undefined ? noBody : await readUpTo(maxBytes, response, url.host);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content });
    } catch (error) {
      reject(error);
    } finally {
      sent.destroy();
    }
  });
  // Without this listener, an upgrade would lead to neither a response nor an error.
  sent.on('upgrade', ({ statusCode = 0, headers }, socket) => {
    socket.destroy();
    resolve({ status: statusCode, headers, body: noBody });
  });
  sent.end(body);
  return promise;
}

async function readUpTo(maxBytes: number, response: http.IncomingMessage, host: string) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new Error(`${host} answered with more than ${maxBytes} bytes`, { cause: tooLarge });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
