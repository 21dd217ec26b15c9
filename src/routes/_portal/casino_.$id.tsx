import { createFileRoute, redirect, useLoaderData } from '@tanstack/react-router';
import { isSlug } from '#contract/slug.ts';
import { LateNotFound } from '../../portal/frame/late-not-found.tsx';
import { loadProduct } from '../../portal/pages/product-page/load-product.ts';
import { productHead } from '../../portal/pages/product-page/product-head.ts';
import { ProductPage } from '../../portal/pages/product-page/product-page.tsx';

export const Route = createFileRoute('/_portal/casino_/$id')({
  loaderDeps: ({ search: { deposit, game } }) => ({ deposit, game }),
  loader: async (loading) => {
    const loaded = await loadProduct(loading);
    const { params, location } = loading;
    const { slug } = loaded.product;
    if (!isSlug(params.id) || slug === params.id) return loaded;
    throw redirect({
      to: '/casino/$id',
      params: { id: slug },
      search: location.search,
      statusCode: 301,
      replace: true,
    });
  },
  head: ({ match, loaderData }) => (loaderData ? productHead(match.context, loaderData) : {}),
  notFoundComponent: LateNotFound,
  component: () => <ProductPage {...useLoaderData({ from: '/_portal/casino_/$id' })} />,
});
