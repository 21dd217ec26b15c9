import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from './errors.ts';

type Known = { pattern: RegExp; methods: Set<string> };

/** Which methods each address answers, so that the wrong one is told apart from the wrong address. */
export function trackRoutes(app: FastifyInstance) {
  const routes = new Map<string, Known>();
  app.decorate('methodsOf', (path: string) =>
    [...routes.values()].flatMap(({ pattern, methods }) =>
      pattern.test(path) ? [...methods] : [],
    ),
  );
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    const known = routes.get(url) ?? {
      pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
      methods: new Set(),
    };
    for (const name of [method].flat()) known.methods.add(name);
    routes.set(url, known);
  });
}

/** An onRequest hook, so that nothing of the request's body is looked at. */
export async function unknownAddress(request: FastifyRequest) {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = request.server.methodsOf(path);
  if (allowed.length === 0) throw notFound();
  throw new AppError('method_not_allowed', `This address answers ${allowed.join(', ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}
