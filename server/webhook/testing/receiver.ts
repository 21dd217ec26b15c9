/**
 * A real receiver, which verifies each signature according to the specification and responds as the test tells it to.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { internet, type Network } from '../../http/outgoing/public-fetch.ts';

/** The receivers in tests are on this machine. */
export const loopback: Network = { ...internet, isPublic: () => true };

type Delivery = {
  id: string;
  attempt: number;
  isSigned: boolean;
  body: { id: string; type: string; timestamp: string; data: Record<string, unknown> };
};

type Answer = (response: ServerResponse, delivery: Delivery) => void;

export const confirm = (response: ServerResponse) => response.writeHead(204).end();
export const fail = (response: ServerResponse) => response.writeHead(500).end('no');
export const hang: Answer = () => {};

export async function webhookReceiver() {
  const deliveries: Delivery[] = [];
  const confirmed: Delivery[] = [];
  let secret = '';
  let answer: Answer = confirm;
  let connections = 0;
  const server = createServer(async (request, response) => {
    const delivery = await read(request, secret);
    deliveries.push(delivery);
    response.on('finish', () => {
      if (response.statusCode < 300) confirmed.push(delivery);
    });
    answer(response, delivery);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    confirmed,
    /** The confirmed changes, without duplicates. */
    seqs: () => [...new Set(confirmed.map(({ body }) => body.data.seq as number))],
    connections: () => connections,
    use(signedWith: string) {
      secret = signedWith;
    },
    answerWith(next: Answer) {
      answer = next;
    },
    dropConnections: () => server.closeAllConnections(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage, secret: string): Promise<Delivery> {
  const body = await readAll(request);
  const header = (name: string) => String(request.headers[`webhook-${name}`]);
  const [version, signature = ''] = header('signature').split(',');
  const expected = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${header('id')}.${header('timestamp')}.${body}`)
    .digest();
  const given = Buffer.from(signature, 'base64');
  const age = Math.abs(Date.now() / 1000 - Number(header('timestamp')));
  return {
    id: header('id'),
    attempt: Number(header('attempt')),
    isSigned:
      version === 'v1' &&
      given.length === expected.length &&
      timingSafeEqual(given, expected) &&
      age < 300,
    body: JSON.parse(body),
  };
}
