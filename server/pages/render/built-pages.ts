import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectFile } from '../../../db/project-file.ts';
import type { Deps } from '../../deps.ts';
import { contentPolicy } from './content-policy.ts';
import { readManifest } from './manifest.ts';
import { pageFiles } from './page-file.ts';
import type { Render, Renderer } from './renderer.ts';

const built = (path: string) => projectFile(`dist/${path}`);

async function load(): Promise<{
  render: Render;
  manifest: Awaited<ReturnType<typeof readManifest>>;
}> {
  const [{ render }, manifest] = await Promise.all([
    import(built('server/entry-server.js')),
    readManifest(built('client/.vite/manifest.json')),
  ]);
  return { render, manifest };
}

/** The build is loaded when the server listens, or with the first page. */
export async function builtPages(
  app: FastifyInstance,
  { database: { db }, readiness }: Deps,
): Promise<Renderer> {
  let loaded: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    loaded ??= load();
    return loaded;
  };
  app.addHook('onListen', async () => {
    await loadOnce();
  });
  await app.register(pageFiles, {
    prefix: '/assets',
    db,
    readiness,
    folder: built('client/assets'),
  });
  // Each icon is a route of its own, so that no other path is looked up among the files.
  await app.register(fastifyStatic, {
    root: built('client'),
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
  return {
    async render(request) {
      const { render, manifest } = await loadOnce();
      return render({ ...request, manifest });
    },
    policy: contentPolicy,
    cachesPages: true,
  };
}
