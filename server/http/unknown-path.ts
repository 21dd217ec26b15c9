import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../errors.ts';

type Known = { pattern?: RegExp; methods: Set<string> };

/** Strips the origin and the query, and decodes unnecessary escapes. */
export const pathOf = ({ url }: FastifyRequest) =>
  url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/%(?!2f)[2-7][0-9a-f]/gi, (written) =>
      String.fromCharCode(Number.parseInt(written.slice(1), 16)),
    );

export const isAdminPath = (path: string) => /^\/api\/admin(\/|$)/.test(path);

/** Tracks the methods of each path, so that a wrong method gets a 405 instead of a 404. */
export function trackRoutes(app: FastifyInstance) {
  const routes = new Map<string, Known>();
  app.decorate('methodsOf', (path: string) => {
    const exact = routes.get(path);
    if (exact) return [...exact.methods];
    return [...routes].flatMap(([url, known]) => {
      // Only unknown paths need the patterns, so the start doesn't wait for them.
      known.pattern ??= new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`);
      return known.pattern.test(path) ? [...known.methods] : [];
    });
  });
  // The router matches `GET /products/bulk` to `/products/:id`, because /bulk only supports PUT.
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.url?.includes(':')) {
      const exact = routes.get(pathOf(request));
      if (exact && !exact.methods.has(request.method)) refusePath(request);
    }
  });
  app.addHook('onRoute', ({ url, method, onRequest }) => {
    if (url.endsWith('*') || onRequest === unknownPath) return;
    const known: Known = routes.get(url) ?? { methods: new Set() };
    for (const name of [method].flat()) known.methods.add(name);
    routes.set(url, known);
  });
}

/** Use as an onRequest hook, to refuse before the body is read. */
export async function unknownPath(request: FastifyRequest) {
  refusePath(request);
}

export function refusePath(request: FastifyRequest): never {
  const allowed = [...new Set(request.server.methodsOf(pathOf(request)))];
  // A known method reaches this line if a path segment is too long for any route.
  if (allowed.length === 0 || allowed.includes(request.method)) throw notFound();
  throw new AppError('method_not_allowed', `This address supports ${allowed.join(', ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}
