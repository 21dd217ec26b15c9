import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { category } from '#contract/catalogue/category.ts';
import { productImage, productTexts } from '#contract/catalogue/product.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import type { Deps } from '../../deps.ts';
import { idPath, operation } from '../request-schema.ts';

/** Parts of a product can be read under paths of their own. */
export function productParts(fastify: FastifyInstance, { database: { db } }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const reads = <Part extends z.ZodType>(operationId: string, summary: string, part: Part) => ({
    ...operation('Products', operationId, summary),
    params: idPath,
    response: { 200: part },
  });

  app.get(
    '/products/:id/i18n',
    {
      schema: reads('getProductTexts', 'Get the texts of a product', productTexts),
    },
    (request) => productResource.get(db, request.params.id),
  );

  app.get(
    '/products/:id/images',
    {
      schema: reads(
        'listProductImages',
        'List the images of a product',
        z.object({ items: z.array(productImage) }),
      ),
    },
    async (request) => {
      const { images } = await productResource.get(db, request.params.id);
      return { items: images };
    },
  );

  app.get(
    '/products/:id/categories',
    {
      schema: reads(
        'listProductCategories',
        'List the categories of a product',
        z.object({ items: z.array(category) }),
      ),
    },
    async (request) => {
      const { categories } = await productResource.get(db, request.params.id);
      const { items } = await listCategories(db, { offset: 0 });
      return { items: items.filter(({ id }) => categories.includes(id)) };
    },
  );
}
