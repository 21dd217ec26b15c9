import type { FastifyInstance } from 'fastify';

/** Paths whose answers never contain the catalogue, or are only for staff. */
const notForVisitors =
  /^\/(api\/(admin|docs|trpc|postback|health|openapi|online)|metrics|uploads|assets|site-icon|go\/)|\.(png|svg|ico)$|\*/;

/**
 * Lists the paths of all GET routes that visitors can open. Reads them from the server's own routes, so that new ones
 * are included automatically. `values` replaces the parameters.
 */
export function visitorPaths(app: FastifyInstance, values: Record<string, string | number>) {
  const above: string[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false, method: 'GET' }).split('\n')) {
    const [, indent = '', part, isRoute] = /^([│├└─\s]*)(\S*?)(\s\(GET.*\))?$/.exec(line) ?? [];
    if (part === undefined) continue;
    const depth = Math.max(0, indent.length / 4 - 1);
    const path = `${(above[depth - 1] ?? '').replace(/\/$/, part.startsWith('/') ? '' : '/')}${part}`;
    above.length = depth;
    above[depth] = path;
    if (isRoute && !notForVisitors.test(path)) paths.push(path);
  }
  return paths.map((path) =>
    path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? `no-${name}`)),
  );
}
