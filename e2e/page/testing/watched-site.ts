import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

type SeenRequest = { url: string; headers: IncomingHttpHeaders };

/** Starts a proxy between the browser and a site that records every request. */
export async function watchSite(siteUrl: string) {
  const seen: SeenRequest[] = [];
  const control = { refuses: (_: SeenRequest) => false };
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    seen.push({ url, headers });
    if (control.refuses({ url, headers })) {
      outgoing.writeHead(503, { 'cache-control': 'no-store' }).end();
      return;
    }
    const passed = request(new URL(url, siteUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    control,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const purposeOf = ({ headers }: SeenRequest) => headers['sec-purpose'];
