/** A small load balancer for trying several processes on one machine. Sends requests to those that report ready. */
import { randomUUID } from 'node:crypto';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const checkInterval = 250;
const checkTimeout = 2_000;

/** Hop-by-hop headers, which must not be forwarded. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
];

type Member = { url: string; state: 'ready' | 'not ready' | 'away' };

export async function startBalancer({ port = 0 }: { port?: number } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const members = new Map<string, Member>();
  let turn = 0;
  let isClosed = false;

  /** While the database is unreachable, no process is ready, but running processes still serve cached results. */
  function nextMember(except?: Member): Member | undefined {
    const others = [...members.values()].filter((member) => member !== except);
    const ready = others.filter(({ state }) => state === 'ready');
    const chosen = ready.length > 0 ? ready : others.filter(({ state }) => state !== 'away');
    turn += 1;
    return chosen[turn % chosen.length];
  }

  async function checkReadiness(member: Member) {
    try {
      const signal = AbortSignal.timeout(checkTimeout);
      const { ok } = await fetch(`${member.url}/api/health/ready`, { signal });
      member.state = ok ? 'ready' : 'not ready';
    } catch {
      member.state = 'away';
    }
  }

  async function watch(member: Member) {
    while (!isClosed && members.get(member.url) === member) {
      await checkReadiness(member);
      await wait(checkInterval, undefined, { ref: false });
    }
  }

  function forward(incoming: IncomingMessage, response: ServerResponse, failed?: Member) {
    const member = nextMember(failed);
    if (!member) return refuse(response);
    const outgoing = sendRequest(member.url + incoming.url, {
      agent,
      method: incoming.method,
      headers: headersOf(incoming),
    });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', () => {
      if (response.headersSent || response.destroyed) return response.destroy();
      // Reads can be retried. A write may have succeeded, which only the client can check.
      if (isRead(incoming) && !failed) return forward(incoming, response, member);
      refuse(response);
    });
    response.on('close', () => outgoing.destroy());
    if (isRead(incoming)) outgoing.end();
    else incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => forward(incoming, response));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves once the process is ready. */
    async add(url: string) {
      const member: Member = { url, state: 'away' };
      members.set(url, member);
      watch(member);
      while (member.state !== 'ready' && !isClosed) await wait(checkInterval / 5);
    },
    remove(url: string) {
      members.delete(url);
    },
    async close() {
      isClosed = true;
      server.closeAllConnections();
      agent.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const withoutHopByHop = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name)));

const headersOf = (incoming: IncomingMessage): OutgoingHttpHeaders => ({
  ...withoutHopByHop(incoming.headers),
  'x-forwarded-for': [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
    .filter(Boolean)
    .join(', '),
  'x-forwarded-proto': 'http',
  // Not taken from the visitor, who could send the id of another request.
  'x-request-id': randomUUID(),
});

function refuse(response: ServerResponse) {
  if (response.headersSent || response.destroyed) return response.destroy();
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  response.end(JSON.stringify({ title: 'No process is ready', status: 503 }));
}
