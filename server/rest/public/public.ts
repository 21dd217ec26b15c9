import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readCall } from '../../catalogue/read/catalogue-reads.ts';
import { publicReads, type Read } from '../../catalogue/read/public-reads.ts';
import type { Deps } from '../../deps.ts';
import { unknownPath } from '../../http/unknown-path.ts';
import { operation } from '../request-schema.ts';
import { inquiryRoute } from './inquiry.ts';
import { searchRoute } from './search.ts';
import { sendRead } from './send-read.ts';

type Call = [path: string, operationId: string, summary: string];

const calls: Record<keyof typeof publicReads, Call> = {
  products: ['/products', 'listProductCards', 'List the products of a market'],
  product: ['/products/:id', 'getProductPage', 'Get a product with its bonuses and promo codes'],
  top: ['/top', 'listTopCards', 'List the top products of a category in a market'],
  banners: ['/banners', 'listBannerCards', 'List the live banners of a market'],
  bonuses: ['/bonuses', 'listBonusCards', 'List the live exclusive bonuses of a market'],
  promoCodes: ['/promocodes', 'listPromoCodeCards', 'List the live promo codes of a market'],
  contentPages: ['/pages', 'listPageCards', 'List guides or reviews in a language'],
  contentPage: ['/pages/:kind/:slug', 'getPublishedPage', 'Get a published page'],
  layout: ['/layout/:page', 'getLayout', 'List the blocks of a page in order'],
};

export async function publicRoutes(app: FastifyInstance, deps: Deps) {
  app.all('/*', { schema: { hide: true }, onRequest: unknownPath }, unknownPath);

  await searchRoute(app, deps);
  inquiryRoute(app, deps);

  for (const [key, [path, operationId, summary]] of Object.entries(calls)) {
    const name = key as keyof typeof publicReads;
    const { input, output }: Read = publicReads[name];
    const { params, querystring } = splitByPath(input, path);
    app.get(
      path,
      {
        schema: {
          ...operation('Public', operationId, summary),
          params,
          querystring,
          response: { 200: output },
        },
      },
      (request, reply) => {
        const input = { ...(request.query as object), ...(request.params as object) };
        return sendRead(deps, [request, reply], readCall(name, input as never));
      },
    );
  }
}

/** The parameters that the path names are read from it, and all others from the query. */
function splitByPath(input: z.ZodObject, path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<never, true>;
  return { params: input.pick(mask), querystring: input.omit(mask) };
}
