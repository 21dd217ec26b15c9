/** A fake that responds as instructed, since a real S3 cannot be made to hang or drop a connection. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { parseSettings } from '../../../settings.ts';
import { openImageStorage } from '../../storage/open-image-storage.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function fakeS3(answer: Answer) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const variables = {
    UPLOADS_URL: 's3://images',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  return { server, requests, variables, storage: await openImageStorage(parseSettings(variables)) };
}
