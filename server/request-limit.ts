import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from './errors.ts';
import { windowLimit } from './window-limit.ts';

/** Files that a browser keeps for good; a list of pictures must not use up a visitor's minute. */
const isStatic = (url: string) => url.startsWith('/assets/') || url.startsWith('/uploads/');

export function limitRequests(app: FastifyInstance, { RATE_LIMIT }: { RATE_LIMIT: number }) {
  if (RATE_LIMIT === 0) return;
  const requests = windowLimit({ limit: RATE_LIMIT });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isStatic(request.url)) return done();
    const wait = requests.wait(request.ip);
    if (wait > 0) return done(tooManyRequests(wait));
    requests.count(request.ip);
    done();
  });
}
