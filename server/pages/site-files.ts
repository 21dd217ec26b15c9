/** What machines ask a site for beside its pages, at addresses that they know without being told. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../app.ts';
import { pageOf, sendPage } from './page.ts';
import { pageCache } from './page-cache.ts';
import type { Site } from './renderer.ts';
import { robotsText } from './robots.ts';
import { siteOf } from './site.ts';
import { webManifest } from './web-manifest.ts';

type SiteFile = { type: string; draw: (site: Site) => string };

const files: Record<string, SiteFile> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', draw: robotsText },
  '/manifest.webmanifest': { type: 'application/manifest+json', draw: webManifest },
};

export async function siteFiles(app: FastifyInstance, deps: Deps) {
  const cache = pageCache(() => deps.database.version.current());

  for (const [path, { type, draw }] of Object.entries(files)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const file = await cache.get(path, () =>
        pageOf(200, draw(siteOf(app, deps)), {
          'content-type': type,
          'cache-control': 'public, max-age=3600',
        }),
      );
      return sendPage(request, reply, file);
    });
  }
}
