import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadProduct } from '../../portal/pages/product-page/load-product.ts';
import { productHead } from '../../portal/pages/product-page/product-head.ts';
import { ProductPage } from '../../portal/pages/product-page/product-page.tsx';

export const Route = createFileRoute('/_portal/casino_/$id')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: (loading) => loadProduct(loading),
  head: ({ match, loaderData }) => (loaderData ? productHead(match.context, loaderData) : {}),
  notFoundComponent: LateNotFound,
  component: () => <ProductPage {...useLoaderData({ from: '/_portal/casino_/$id' })} />,
});
