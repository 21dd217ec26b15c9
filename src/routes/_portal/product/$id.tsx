import { createFileRoute, redirect } from '@tanstack/react-router';
import { LateNotFound } from '../../../portal/frame/late-not-found.tsx';

export const Route = createFileRoute('/_portal/product/$id')({
  beforeLoad: async ({ context, params, search, abortController }) => {
    const { findProduct } = await import('../../../portal/pages/product-page/find-product.ts');
    // Browsers cache a permanent redirect, so the product must exist.
    await findProduct({ context, params, abortController });
    throw redirect({ to: '/casino/$id', params, search, statusCode: 308, replace: true });
  },
  notFoundComponent: LateNotFound,
});
