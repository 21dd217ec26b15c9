/**
 * Fetches pictures from the old site, and from no other. Each redirect is a separate request, also restricted to the old
 * site and to public addresses.
 */
import { parseUrl } from '#contract/parse-url.ts';
import { maxLength } from '#contract/text-rule.ts';
import {
  isTooLarge,
  type Network,
  type OutgoingAnswer,
  publicFetch,
} from '../../http/outgoing/public-fetch.ts';
import { semaphore } from '../../http/semaphore.ts';
import {
  type Lookup,
  largerThan,
  type Miss,
  missing,
  type PictureSource,
} from './picture-source.ts';

const maxAtOnce = 4;
const maxRedirects = 3;
/** After this many failures in a row, asking a host again would only delay the import. */
const maxSilence = 10;
const redirectStatuses = [301, 302, 303, 307, 308];

const fetching = semaphore('pictures to fetch', maxAtOnce);

type Site = {
  network: Network;
  /** With their ports, unless these are the defaults. */
  hosts: readonly string[];
  /** In milliseconds, for a picture with all its redirects. */
  timeout?: number;
};

const invalid = missing('Has no valid address');
const silenced = (host: string) => missing(`Its host, ${host}, has stopped answering`);

export function mediaFetch({ network, hosts, timeout = 20_000 }: Site): PictureSource {
  const own = new Set(hosts.map((host) => parseUrl(`http://${host}/`)?.host));
  /** How often a host has failed to answer since its last answer. */
  const silence = new Map<string, number>();
  const isSilent = (host: string) => (silence.get(host) ?? 0) >= maxSilence;

  async function send(url: URL, { maxBytes }: Lookup, signal: AbortSignal) {
    const headers = { 'user-agent': 'Aceboard-Import', accept: 'image/*' };
    const request = { method: 'GET', headers, timeout, maxBytes, signal } as const;
    const answer = await publicFetch(url.href, request, network);
    silence.delete(url.host);
    return answer;
  }

  async function follow(start: URL, lookup: Lookup, signal: AbortSignal): Promise<Buffer | Miss> {
    let url = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await send(url, lookup, signal);
      if (!redirectStatuses.includes(answer.status)) return contentOf(answer);
      const target = targetOf(answer, url);
      if (!target) return missing(`Answered ${answer.status} without a redirect target`);
      if (!own.has(target.host)) return missing(`Redirects to another host, ${target.host}`);
      url = target;
    }
    return missing(`Redirects more than ${maxRedirects} times`);
  }

  async function fetchPicture(url: URL, lookup: Lookup): Promise<Buffer | Miss> {
    lookup.signal.throwIfAborted();
    if (isSilent(url.host)) return silenced(url.host);
    const deadline = AbortSignal.timeout(timeout);
    try {
      return await follow(url, lookup, AbortSignal.any([lookup.signal, deadline]));
    } catch (error) {
      lookup.signal.throwIfAborted();
      if (isTooLarge(error)) return largerThan(lookup.maxBytes);
      silence.set(url.host, (silence.get(url.host) ?? 0) + 1);
      if (deadline.aborted) return missing(`Did not arrive within ${timeout / 1000} seconds`);
      return failureOf(error, url.host);
    }
  }

  return {
    async find(address, lookup) {
      const url = parseUrl(address.trim(), `http://${hosts[0]}/`);
      if (!url || !isUsable(url)) return invalid;
      if (!own.has(url.host)) {
        return missing(`Its host, ${url.host}, is not among those of the old site`);
      }
      return fetching(1, () => fetchPicture(url, lookup));
    },
  };
}

const isUsable = ({ protocol, href }: URL) =>
  /^https?:$/.test(protocol) && href.length <= maxLength.link;

function contentOf({ status, body }: OutgoingAnswer): Buffer | Miss {
  return status >= 200 && status < 300 ? body : missing(`Answered ${status}`);
}

/** Node decodes headers as Latin-1, but servers send non-ASCII URLs in UTF-8. */
function targetOf({ headers: { location } }: OutgoingAnswer, from: URL): URL | undefined {
  const target = location && parseUrl(Buffer.from(location, 'latin1').toString('utf8'), from.href);
  return target && isUsable(target) ? target : undefined;
}

function failureOf(error: unknown, host: string): Miss {
  const { cause, code } = error as { cause?: unknown; code?: unknown };
  if (cause === 'no-web-url') return invalid;
  if (cause === 'no-address') return missing(`Its host, ${host}, no longer exists`);
  if (cause === 'not-public') return missing(`Its host, ${host}, is not on the public internet`);
  return /^CERT_|^ERR_TLS_|SELF_SIGNED|^UNABLE_TO_/.test(String(code))
    ? missing(`The certificate of its host, ${host}, is not valid`)
    : missing(`Its host, ${host}, cannot be reached`);
}
