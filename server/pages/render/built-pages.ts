import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectFile } from '../../../db/project-file.ts';
import type { Deps } from '../../deps.ts';
import { afterFirstResponse } from '../../http/connection/after-first-response.ts';
import { contentPolicy, cspReporting } from './content-policy.ts';
import { readManifest } from './manifest.ts';
import { pageFiles } from './page-file.ts';
import type { Load, Render, Renderer } from './renderer.ts';

const built = (path: string) => projectFile(`dist/${path}`);

async function loadBuild(): Promise<{
  render: Render;
  load: Load;
  manifest: Awaited<ReturnType<typeof readManifest>>;
}> {
  const [{ render, load }, manifest] = await Promise.all([
    import(built('server/entry-server.js')),
    readManifest(built('client/.vite/manifest.json')),
  ]);
  return { render, load, manifest };
}

export async function builtPages(
  app: FastifyInstance,
  { database: { db }, readiness, settings }: Deps,
): Promise<Renderer> {
  let loaded: ReturnType<typeof loadBuild> | undefined;
  const loadOnce = () => {
    loaded ??= loadBuild().catch((error) => {
      // Retry with the next page, as the cause may be temporary, such as a lack of file descriptors.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  afterFirstResponse(app, () => {
    loadOnce().catch((error: unknown) => {
      app.log.error({ err: error }, 'The page build cannot be loaded');
    });
  });
  const reporting = cspReporting(settings);
  await app.register(pageFiles, {
    prefix: '/assets',
    db,
    readiness,
    folder: built('client/assets'),
  });
  // Each icon has its own route, so that no other path is looked up on disk.
  await app.register(fastifyStatic, {
    root: built('client'),
    serve: false,
    maxAge: '1d',
    acceptRanges: false,
  });
  for (const file of await readdir(built('client'), { withFileTypes: true })) {
    if (!file.isFile()) continue;
    app.get(`/${file.name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file.name),
    );
  }
  return {
    async render(request) {
      const { render, manifest } = await loadOnce();
      return render({ ...request, manifest });
    },
    load: async (page) => (await loadOnce()).load(page),
    policyHeaders: (html, nonce) => ({
      'content-security-policy': contentPolicy(html, nonce, reporting.directives),
      ...reporting.headers,
    }),
    cachesPages: true,
  };
}
