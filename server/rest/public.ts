import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { answerOf, sendAnswer } from '../answer.ts';
import type { Deps } from '../app.ts';
import { notFound } from '../errors.ts';
import { publicReads, type Read } from '../public-reads.ts';
import { unknownAddress } from '../unknown-address.ts';
import { inquiryRoute } from './inquiry.ts';
import { problems } from './schema.ts';
import { searchRoute } from './search.ts';

const paths: Record<keyof typeof publicReads, string> = {
  products: '/products',
  product: '/products/:id',
  top: '/top',
  banners: '/banners',
  bonuses: '/bonuses',
  promoCodes: '/promocodes',
  layout: '/layout/:page',
};

/** An answer is made once for a version of the catalogue, and from then on repeated as it is. */
export async function publicRoutes(app: FastifyInstance, deps: Deps) {
  const { database, answers } = deps;
  app.all('/*', { schema: { hide: true }, onRequest: unknownAddress }, unknownAddress);

  await searchRoute(app, deps);
  inquiryRoute(app, deps);

  for (const [name, path] of Object.entries(paths)) {
    const { input, output, load }: Read = publicReads[name as keyof typeof publicReads];
    const { params, querystring } = splitByPath(input, path);
    app.get(
      path,
      {
        schema: {
          tags: ['public'],
          params,
          querystring,
          response: { 200: output, ...problems(400, 404, 429) },
        },
      },
      async (request, reply) => {
        const input = { ...(request.query as object), ...(request.params as object) };
        const answer = await answers.answer(request.url, [name, input], async () => {
          const data = await load(database.db, input as never);
          if (data === undefined) throw notFound();
          return { answer: answerOf(JSON.stringify(output.parse(data))), isKept: true };
        });
        return sendAnswer(request, reply, answer);
      },
    );
  }
}

/** Of what a read asks for, the names in the path come from there and the others from the query. */
function splitByPath(input: z.ZodObject, path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<never, true>;
  return { params: input.pick(mask), querystring: input.omit(mask) };
}
