/** A PostgreSQL server behind a proxy that can stop forwarding data, to simulate a hanging server. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export async function hangingServer(address: string) {
  const { hostname, port, username, password, pathname } = new URL(address);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    const folder = decodeURIComponent(hostname);
    const upstream = folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (hangs) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
