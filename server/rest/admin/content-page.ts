import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contentPagePreview, contentPagePreviewOf } from '#contract/content/content-page.ts';
import { contentPageResource } from '../../content/content-page-resource.ts';
import { redirectResource } from '../../content/redirect-resource.ts';
import type { Deps } from '../../deps.ts';
import { crudRoutes } from '../crud.ts';
import { idPath, operation } from '../request-schema.ts';

const contentPages = { path: '/pages', tag: 'Pages', one: 'a page', many: 'pages' };
const redirects = { path: '/redirects', tag: 'Redirects', one: 'a redirect', many: 'redirects' };

export function contentPageRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  crudRoutes(app, contentPages, contentPageResource, deps);
  crudRoutes(app, redirects, redirectResource, deps);

  app.get(
    '/pages/:id/preview',
    {
      schema: {
        ...operation('Pages', 'getPagePreview', 'Create a preview path that is valid for a day'),
        params: idPath,
        querystring: contentPagePreviewOf.pick({ lang: true }),
        response: { 200: contentPagePreview },
      },
    },
    (request) => deps.previews.make({ ...request.params, ...request.query }),
  );
}
