// Enforces the layers: imports only point down and have no cycles, and no folder has too many files.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

const mayImport: Record<string, readonly string[]> = {
  contract: [],
  messages: ['contract'],
  db: ['messages', 'contract'],
  'search-index': ['db', 'contract'],
  server: ['search-index', 'db', 'messages', 'contract'],
  src: ['messages', 'contract'],
};

const mayImportTypesOf: Record<string, readonly string[]> = {
  src: ['server/trpc/router.ts', 'server/rest/browser-calls.ts', 'server/pages/render/renderer.ts'],
};

export const layers = Object.keys(mayImport);

const home: Record<string, string> = {
  kysely: 'db',
  'better-sqlite3': 'db',
  meilisearch: 'search-index',
};

const forContract = ['zod', 'culori/fn'];

type Import = { from: string; typeOnly: boolean };

export function wrongImports(file: string, code: string): string[] {
  return readImports(file, code)
    .filter((found) => !isAllowed(file, found))
    .map(({ from }) => `${file} imports ${from}`);
}

function isAllowed(file: string, { from, typeOnly }: Import): boolean {
  const layer = layerOf(file);
  if (!/^[.#]/.test(from)) {
    if (layer === 'contract') {
      const isSchema = file.startsWith('contract/content/rich-text/schema/');
      return (
        isTest(file) || forContract.includes(from) || (isSchema && from.startsWith('@tiptap/'))
      );
    }
    const only = Object.keys(home).find((name) => from === name || from.startsWith(`${name}/`));
    return !only || home[only] === layer || (only === 'kysely' && typeOnly);
  }
  const target = targetOf(file, from);
  const targetLayer = layerOf(target);
  return (
    !target.includes('/') ||
    targetLayer === layer ||
    mayImport[layer]?.includes(targetLayer) === true ||
    (typeOnly && mayImportTypesOf[layer]?.includes(target) === true) ||
    (layer === 'server' && targetLayer === 'scripts' && isTest(file))
  );
}

const targetOf = (file: string, from: string) =>
  from.startsWith('#contract/')
    ? join('contract', from.slice('#contract/'.length))
    : join(dirname(file), from);

const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/testing/');

const layerOf = (path: string) => path.split('/')[0] ?? '';

// `import { type A }` still imports the module after types are stripped, so only `import type` counts as type-only.
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

/** Excludes type-only imports by default, because they don't exist at runtime. */
export const importedFiles = (file: string, code: string, { types = false } = {}): string[] =>
  readImports(file, code)
    .filter(({ from, typeOnly }) => /^[.#]/.test(from) && (types || !typeOnly))
    .map(({ from }) => targetOf(file, from));

type ImportGraph = Map<string, string[]>;

export const importGraph = (files: readonly { file: string; code: string }[]): ImportGraph =>
  new Map(files.map(({ file, code }) => [file, importedFiles(file, code, { types: true })]));

/** Repeatedly removes files that only import removed files. The remaining ones are in a cycle or lead into one. */
export function importCircle(graph: ImportGraph): string[] {
  const open = new Map(graph);
  const isOpen = (file: string) => open.has(file);
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const [file, targets] of open) if (!targets.some(isOpen)) open.delete(file);
  }
  const path: string[] = [];
  let file = open.keys().next().value;
  while (file !== undefined && !path.includes(file)) {
    path.push(file);
    file = open.get(file)?.find(isOpen);
  }
  return file === undefined ? [] : [...path.slice(path.indexOf(file)), file];
}

const maxFilesInFolder = 24;

export function fullFolders(files: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const file of files) {
    // Migrations are never moved, and their number keeps growing.
    if (/\.(test|gen)\.|\/migrations\//.test(file)) continue;
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  }
  return [...sizes].flatMap(([folder, size]) =>
    size > maxFilesInFolder ? [`${folder} has ${size} files`] : [],
  );
}
