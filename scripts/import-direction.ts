// Imports go one way: contract <- db <- search-index <- server <- src. Each room names what it may see.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

export const rooms = ['server', 'db', 'search-index', 'src'];

const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  db: ['db', 'contract'],
  'search-index': ['search-index', 'db', 'contract'],
  server: ['server', 'search-index', 'db', 'contract', 'scripts'],
  src: ['src', 'contract'],
};

const home: Record<string, string> = {
  kysely: 'db',
  'better-sqlite3': 'db',
  meilisearch: 'search-index',
};

type Import = { from: string; typeOnly: boolean };

export function wrongImports(file: string, code: string): string[] {
  return readImports(file, code)
    .filter((found) => !isAllowed(file, found))
    .map(({ from }) => `${file} imports ${from}`);
}

function isAllowed(file: string, { from, typeOnly }: Import): boolean {
  const room = roomOf(file);
  const target = from.startsWith('#contract/')
    ? join('server/contract', from.slice('#contract/'.length))
    : join(dirname(file), from);

  if (room === 'contract' && !/^[.#]/.test(from) && !isTest(file)) return from === 'zod';
  if (!/^[.#]/.test(from)) {
    const only = Object.keys(home).find((name) => from === name || from.startsWith(`${name}/`));
    return !only || home[only] === room || (only === 'kysely' && typeOnly);
  }
  if (room === 'src' && roomOf(target) === 'server') {
    return typeOnly && (target === 'server/trpc/router.ts' || file === 'src/entry-server.tsx');
  }
  return !target.includes('/') || (mayImport[room]?.includes(roomOf(target)) ?? true);
}

const isTest = (file: string) => file.endsWith('.test.ts');

function roomOf(path: string): string {
  return path.startsWith('server/contract/') ? 'contract' : (path.split('/')[0] ?? '');
}

// `import { type A }` keeps the import when the types are gone: only `import type` counts as one of types.
function readImports(file: string, code: string): Import[] {
  const { module } = parseSync(file, code);
  const fixed = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, request: moduleRequest })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.map(({ moduleRequest }) => ({ start, request: moduleRequest })),
    ),
  ].flatMap(({ start, request }) =>
    request
      ? [{ from: request.value, typeOnly: /^(im|ex)port type\b/.test(code.slice(start)) }]
      : [],
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    from: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    typeOnly: false,
  }));
  return [...fixed, ...dynamic];
}
