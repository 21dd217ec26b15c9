import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotFound } from '../../../portal/frame/not-found.tsx';
import { findProduct } from '../../../portal/product-page/load-product.ts';

export const Route = createFileRoute('/_portal/product/$id')({
  beforeLoad: async ({ context, params, search, abortController }) => {
    // A lasting redirect is kept by browsers: none leads to where nothing is.
    await findProduct({ context, params, abortController });
    throw redirect({ to: '/casino/$id', params, search, statusCode: 308, replace: true });
  },
  notFoundComponent: NotFound,
});
