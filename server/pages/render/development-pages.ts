import type { FastifyInstance } from 'fastify';
import { developmentPolicy } from './content-policy.ts';
import { developmentManifest } from './manifest.ts';
import type { Render, Renderer } from './renderer.ts';

/** Vite runs within this process, serves the sources and reloads what changes. */
export async function developmentPages(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // Any other loader writes a file beside the config, and `node --watch` restarts for ever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite must close before the server waits for its connections, because an open tab holds one of Vite's.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  return {
    async render(request) {
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render };
      return render({ ...request, manifest: developmentManifest });
    },
    policy: () => developmentPolicy,
    cachesPages: false,
  };
}
