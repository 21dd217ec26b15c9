import type { FastifyInstance } from 'fastify';
import { developmentPolicy } from './content-policy.ts';
import { developmentManifest } from './manifest.ts';
import type { Load, Render, Renderer } from './renderer.ts';

/** Runs Vite in this process, which serves the sources and reloads changes. */
export async function developmentPages(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // Other loaders write a file next to the config, which makes `node --watch` restart forever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Close Vite before the server waits for open connections, because an open tab holds one to Vite.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  type Pages = { render: Render; load: Load };
  const loadPages = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Pages;
  return {
    async render(request) {
      const { render } = await loadPages();
      return render({ ...request, manifest: developmentManifest });
    },
    load: async (page) => (await loadPages()).load(page),
    policyHeaders: () => ({ 'content-security-policy': developmentPolicy }),
    cachesPages: false,
  };
}
