import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { immutableCacheControl } from '../image/storage/image-storage.ts';
import { readIconSource } from './read-site.ts';
import { currentPath, iconEncoder, siteIconPath, wellKnownIcons } from './site-icon.ts';

const hidden = { schema: { hide: true } };

export async function siteIconRoutes(app: FastifyInstance, deps: Deps) {
  const find = iconEncoder(deps.imageStorage);
  const source = () => readIconSource(deps, defaultLanguage);

  app.get<{ Params: { version: string; file: string } }>(
    `${siteIconPath}/:version/:file`,
    hidden,
    async (request, reply) => {
      const { file } = request.params;
      const icon = await source();
      if (!icon || !/^[\w-]{1,20}\.png$/.test(file)) throw notFound();
      const content = await find(icon, file);
      if (!content) throw notFound();
      const path = currentPath(icon, file);
      if (request.url.split('?', 1)[0] !== path) {
        return reply.header('cache-control', 'no-store').redirect(path, 302);
      }
      return reply
        .headers({ 'cache-control': immutableCacheControl, 'content-type': 'image/png' })
        .send(Buffer.from(content));
    },
  );
}

/** Overrides the default files at the well-known icon paths if the owner has set an icon. */
export function serveOwnIcons(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    const file = wellKnownIcons[request.url.split('?', 1)[0] ?? ''];
    const icon = file && (await readIconSource(deps, defaultLanguage));
    if (!file || !icon) return;
    return reply.header('cache-control', 'public, max-age=60').redirect(currentPath(icon, file));
  });
}
