/** Parts of a product that have their own REST paths. */
import { z } from 'zod';
import { category } from '#contract/catalogue/category.ts';
import { productImage, productTexts } from '#contract/catalogue/product.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { adminCall, byId } from '../../resource/admin-call.ts';
import { productResource } from './product.ts';

const part = { tag: 'Products', role: 'viewer', method: 'GET', input: byId } as const;

export const productPartCalls = {
  texts: adminCall({
    ...part,
    operationId: 'getProductTexts',
    summary: 'Get the text of a product in all languages',
    path: '/products/:id/i18n',
    output: productTexts,
    run: ({ db }, { id }) => productResource.get(db, id),
  }),
  images: adminCall({
    ...part,
    operationId: 'listProductImages',
    summary: 'List the images of a product',
    path: '/products/:id/images',
    output: z.object({ items: z.array(productImage) }),
    run: async ({ db }, { id }) => ({ items: (await productResource.get(db, id)).images }),
  }),
  categories: adminCall({
    ...part,
    operationId: 'listProductCategories',
    summary: 'List the categories of a product',
    path: '/products/:id/categories',
    output: z.object({ items: z.array(category) }),
    run: async ({ db }, { id }) => {
      const { categories } = await productResource.get(db, id);
      const { items } = await listCategories(db, { offset: 0 });
      return { items: items.filter(({ id }) => categories.includes(id)) };
    },
  }),
};
