import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../errors.ts';

type Known = { pattern: RegExp; methods: Set<string> };

/** The path of a request, however it is written: absolute, with a query, with needless escapes. */
export const pathOf = ({ url }: FastifyRequest) =>
  url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/%(?!2f)[2-7][0-9a-f]/gi, (written) =>
      String.fromCharCode(Number.parseInt(written.slice(1), 16)),
    );

export const isAdminPath = (path: string) => /^\/api\/admin(\/|$)/.test(path);

/** Which methods each address answers, so that the wrong one is told apart from the wrong address. */
export function trackRoutes(app: FastifyInstance) {
  const routes = new Map<string, Known>();
  app.decorate('methodsOf', (path: string) => {
    const exact = routes.get(path);
    if (exact) return [...exact.methods];
    return [...routes.values()].flatMap(({ pattern, methods }) =>
      pattern.test(path) ? [...methods] : [],
    );
  });
  // The router gives `GET /products/bulk` to `/products/:id`, as only PUT is known of /bulk itself.
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

/** An onRequest hook, so that nothing of the request's body is looked at. */
export async function unknownPath(request: FastifyRequest) {
  refusePath(request);
}

export function refusePath(request: FastifyRequest): never {
  const allowed = [...new Set(request.server.methodsOf(pathOf(request)))];
  // A method that is answered came with a part of the address that is too long for any route.
  if (allowed.length === 0 || allowed.includes(request.method)) throw notFound();
  throw new AppError('method_not_allowed', `This address answers ${allowed.join(', ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}
