/**
 * A small load balancer for running several processes on one machine. Sends requests to processes that report ready.
 */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const checkInterval = 250;
const checkTimeout = 2_000;

type Member = { url: string; state: 'ready' | 'not ready' | 'away' };

export async function startBalancer(port = 0) {
  const agent = new Agent({ keepAlive: true });
  let members: Member[] = [];
  let turn = 0;

  /** While the database is unreachable, no process is ready, but running processes still serve cached results. */
  function nextMember(except?: Member): Member | undefined {
    const running = members.filter((member) => member !== except && member.state !== 'away');
    const ready = running.filter(({ state }) => state === 'ready');
    const chosen = ready.length > 0 ? ready : running;
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
    while (members.includes(member)) {
      await checkReadiness(member);
      await wait(checkInterval, undefined, { ref: false });
    }
  }

  function forward(incoming: IncomingMessage, response: ServerResponse, failed?: Member) {
    const member = nextMember(failed);
    if (!member) return refuse(response);
    const { method = 'GET', url, headers, socket } = incoming;
    const isRead = ['GET', 'HEAD'].includes(method);
    const outgoing = request(member.url + url, {
      agent,
      method,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    outgoing.on('error', () => {
      if (response.headersSent || response.destroyed) return response.destroy();
      // Reads can be retried. A write may have succeeded, which only the client can check.
      if (isRead && !failed) return forward(incoming, response, member);
      refuse(response);
    });
    response.on('close', () => outgoing.destroy());
    if (isRead) outgoing.end();
    else incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => forward(incoming, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves once the process is ready. */
    async add(url: string) {
      const member: Member = { url, state: 'away' };
      members.push(member);
      watch(member);
      while (member.state !== 'ready' && members.includes(member)) await wait(checkInterval / 5);
    },
    remove(url: string) {
      members = members.filter((member) => member.url !== url);
    },
    async close() {
      members = [];
      server.closeAllConnections();
      agent.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function refuse(response: ServerResponse) {
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  response.end(JSON.stringify({ title: 'No process is ready', status: 503 }));
}
