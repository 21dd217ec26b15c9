/** A partner site on this machine with many names. Records every request and the peak of concurrent ones. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '../../../http/outgoing/public-fetch.ts';

type Answer = RequestListener | number | string;

/** A string is the URL of a redirect. */
const listenerOf = (answer: Answer): RequestListener => {
  if (typeof answer === 'function') return answer;
  return (_, response) => {
    const isRedirect = typeof answer === 'string';
    response.writeHead(isRedirect ? 302 : answer, isRedirect ? { location: answer } : {}).end();
  };
};

export async function partnerSite(answers: Record<string, Answer> = {}) {
  const requests: string[] = [];
  const userAgents = new Set<string | undefined>();
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    const host = headers.host?.split(':')[0] ?? '';
    requests.push(`${method} ${host}${url}`);
    userAgents.add(headers['user-agent']);
    const now = (open.get(host) ?? 0) + 1;
    open.set(host, now);
    most.set(host, Math.max(now, most.get(host) ?? 0));
    response.on('close', () => open.set(host, (open.get(host) ?? 0) - 1));
    const answer = answers[url] ?? 404;
    listenerOf(answer)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    answers,
    requests,
    userAgents,
    mostAtOnce: (host: string) => most.get(host) ?? 0,
    url: (path: string, host = 'partner.example') => `http://${host}:${port}${path}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The only address of this machine that counts as public; all names resolve to it. */
export const publicLoopback: Network = {
  isPublic: (ip) => ip === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
};
