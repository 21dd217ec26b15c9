import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { category } from '#contract/category.ts';
import { product, productImage } from '#contract/product.ts';
import { listCategories } from '../../db/repositories/category.ts';
import type { Deps } from '../app.ts';
import { productResource } from '../resources/product.ts';
import { idPath, problems } from './schema.ts';

/** Parts of a product under addresses of their own. */
export function productParts(fastify: FastifyInstance, { database: { db } }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const answers = <Part extends z.ZodType>(part: Part) => ({
    tags: ['admin'],
    params: idPath,
    response: { 200: part, ...problems(401, 404, 429) },
  });

  app.get('/products/:id/i18n', { schema: answers(product.pick({ i18n: true })) }, (request) =>
    productResource.get(db, request.params.id),
  );

  app.get(
    '/products/:id/images',
    { schema: answers(z.object({ items: z.array(productImage) })) },
    async (request) => {
      const { images } = await productResource.get(db, request.params.id);
      return { items: images };
    },
  );

  app.get(
    '/products/:id/categories',
    { schema: answers(z.object({ items: z.array(category) })) },
    async (request) => {
      const { categories } = await productResource.get(db, request.params.id);
      const { items } = await listCategories(db, { offset: 0 });
      return { items: items.filter(({ id }) => categories.includes(id)) };
    },
  );
}
