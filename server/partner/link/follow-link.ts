/**
 * Follows a link to its final destination, as a browser would. Each redirect is a separate request, also restricted to
 * public addresses. Bodies are not read.
 */
import { parseUrl } from '#contract/parse-url.ts';
import { maxLength } from '#contract/text-rule.ts';
import {
  isRefusal,
  type Network,
  type OutgoingAnswer,
  publicFetch,
} from '../../http/outgoing/public-fetch.ts';
import type { HostQueue } from './host-queue.ts';

const timeout = 10_000;
const maxRedirects = 10;
const maxErrorLength = 300;

export type LinkOutcome = {
  verdict: 'good' | 'unclear' | 'failed' | 'gone';
  status: number | null;
  error: string | null;
  /** Null if the link leads nowhere. */
  destination: string | null;
};

type Via = { network: Network; userAgent: string; inTurn: HostQueue; signal: AbortSignal };

export async function followLink(link: string, via: Via): Promise<LinkOutcome> {
  let url = link;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await request(url, via).catch((error: unknown) => failure(error, via.signal));
    if ('verdict' in answer) return answer;
    const { status, headers } = answer;
    if (status < 300 || status >= 400) return outcomeOf(status, url);
    const { location } = headers;
    // Node decodes headers as Latin-1, but servers send non-ASCII URLs in UTF-8.
    const next = location && parseUrl(Buffer.from(location, 'latin1').toString('utf8'), url)?.href;
    if (!next) {
      return failed(`${hostOf(url)} answered ${status} without a redirect target`, status);
    }
    if (next.length > maxLength.link) {
      return failed(`${hostOf(url)} redirects to a URL of more than ${maxLength.link} characters`);
    }
    url = next;
  }
  return failed(`Redirects more than ${maxRedirects} times`);
}

/** Some sites reject HEAD or fail on it, so this retries with GET, except after a 429. */
async function request(url: string, { inTurn, ...via }: Via): Promise<OutgoingAnswer> {
  const send = (method: 'HEAD' | 'GET') => inTurn(hostOf(url), () => fetchOnce(url, method, via));
  const isEnough = ({ status }: OutgoingAnswer) => status < 400 || status === 429;
  const head = await send('HEAD').catch((error: unknown) => {
    if (isRefusal(error) || via.signal.aborted) throw error;
    return undefined;
  });
  return head && isEnough(head) ? head : send('GET');
}

const fetchOnce = (
  url: string,
  method: 'HEAD' | 'GET',
  { network, userAgent, signal }: Omit<Via, 'inTurn'>,
) =>
  publicFetch(
    url,
    { method, headers: { 'user-agent': userAgent, accept: '*/*' }, timeout, signal },
    network,
  );

const hostOf = (url: string) => parseUrl(url)?.host ?? url;

/** Statuses of sites that are up but refuse bots. */
const botRefusals = [401, 403, 407, 429, 451];

function outcomeOf(status: number, url: string): LinkOutcome {
  const host = hostOf(url);
  if (status < 300) return { verdict: 'good', status, error: null, destination: withoutQuery(url) };
  if (botRefusals.includes(status)) {
    const error = `${host} answered ${status}, which some sites send to bots`;
    return { verdict: 'unclear', status, error, destination: withoutQuery(url) };
  }
  const verdict = status === 404 || status === 410 ? 'gone' : 'failed';
  return { verdict, status, error: `${host} answered ${status}`, destination: null };
}

/** Drops the query, because trackers add a different id each time. */
function withoutQuery(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

const failed = (error: string, status: number | null = null): LinkOutcome => ({
  verdict: 'failed',
  status,
  error,
  destination: null,
});

/** Throws if the process is shutting down, as that says nothing about the link. */
function failure(error: unknown, signal: AbortSignal): LinkOutcome {
  signal.throwIfAborted();
  const outcome = failed(messageOf(error).slice(0, maxErrorLength));
  const isGone = error instanceof Error && error.cause === 'no-address';
  return isGone ? { ...outcome, verdict: 'gone' } : outcome;
}

/** If several addresses failed, Node's AggregateError has no message, only one error per address. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
