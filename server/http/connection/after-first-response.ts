import type { FastifyInstance } from 'fastify';

/** In milliseconds after startup. */
const latest = 500;

/** Runs the work after the first response, or soon after startup, so that the first response doesn't wait for it. */
export function afterFirstResponse(app: FastifyInstance, work: () => void): void {
  app.addHook('onListen', async () => {
    let hasRun = false;
    const run = () => {
      clearTimeout(timer);
      if (!hasRun && app.server.listening) work();
      hasRun = true;
    };
    const timer = setTimeout(run, latest).unref();
    app.server.once('request', (_request, response) => response.once('close', run));
  });
}
