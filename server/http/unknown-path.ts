import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../errors.ts';

type Known = { pattern: RegExp; methods: Set<string> };

/** A client may send an absolute URL, a query or needless escapes: they are taken off the path. */
export const pathOf = ({ url }: FastifyRequest) =>
  url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/%(?!2f)[2-7][0-9a-f]/gi, (written) =>
      String.fromCharCode(Number.parseInt(written.slice(1), 16)),
    );

export const isAdminPath = (path: string) => /^\/api\/admin(\/|$)/.test(path);

/** Remembers the methods of each path, so that a wrong method is answered differently from an unknown path. */
export function trackRoutes(app: FastifyInstance) {
  const routes = new Map<string, Known>();
  app.decorate('methodsOf', (path: string) => {
    const exact = routes.get(path);
    if (exact) return [...exact.methods];
    return [...routes.values()].flatMap(({ pattern, methods }) =>
      pattern.test(path) ? [...methods] : [],
    );
  });
  // The router gives `GET /products/bulk` to `/products/:id`, because /bulk itself has only PUT.
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.url?.includes(':')) {
      const exact = routes.get(pathOf(request));
      if (exact && !exact.methods.has(request.method)) refusePath(request);
    }
  });
  app.addHook('onRoute', ({ url, method, onRequest }) => {
    if (url.endsWith('*') || onRequest === unknownPath) return;
    const known = routes.get(url) ?? {
      pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
      methods: new Set(),
    };
    for (const name of [method].flat()) known.methods.add(name);
    routes.set(url, known);
  });
}

/** It runs as an onRequest hook, before the body is read. */
export async function unknownPath(request: FastifyRequest) {
  refusePath(request);
}

export function refusePath(request: FastifyRequest): never {
  const allowed = [...new Set(request.server.methodsOf(pathOf(request)))];
  // A known method gets here when a part of the path is too long for any route.
  if (allowed.length === 0 || allowed.includes(request.method)) throw notFound();
  throw new AppError('method_not_allowed', `This address supports ${allowed.join(', ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}
