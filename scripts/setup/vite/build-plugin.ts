import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, parseSync } from 'vite';

const lucideIcon = fileURLToPath(import.meta.resolve('../../../src/ui/image/lucide-icon.ts'));

/** Builds icons with less code than lucide's own, see src/ui/image/lucide-icon.ts. */
export const smallIcons: Plugin = {
  name: 'small-icons',
  enforce: 'pre',
  resolveId: (id) => (id === '../createLucideIcon.mjs' ? lucideIcon : undefined),
};

/** Functions that are serialized into every page, by file. */
const inlineFunctions: Record<string, string> = {
  'contract/operation/speed-bucket.ts': 'speedBucket',
  'contract/partner/with-click-id.ts': 'withClickId',
  'src/portal/page-start/inline-script.ts': 'runPageScript',
  'src/portal/page-start/late-fonts.tsx': 'addLateFonts',
  'src/portal/page-start/measure-visit.ts': 'measureVisit',
  'src/portal/page-start/start-modules.tsx': 'startModules',
};

/** Makes `toString()` of a function return its minified source. The bundler would otherwise format the code again. */
export function withShortSource(code: string, name: string): string {
  const functions = parseSync('module.js', code).program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  );
  const found = functions.find(
    (statement) => statement?.type === 'FunctionDeclaration' && statement.id?.name === name,
  );
  if (!found) throw new Error(`No function ${name} to inline into pages.`);
  // The minifier would remove an unused function, but keeps an assigned value.
  const { code: short } = minifySync('inline.js', `it=${code.slice(found.start, found.end)}`);
  const source = short.replace(/^it=/, '').replace(/;?\n?$/, '');
  return `${code}\n${name}.toString = () => ${JSON.stringify(source)};\n`;
}

/** Minifies inline scripts, because each packet matters on a slow connection, and the server's build isn't minified. */
export const shortInlineScripts: Plugin = {
  name: 'short-inline-scripts',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    const name = inlineFunctions[posix.relative(this.environment.config.root, id)];
    return name && withShortSource(code, name);
  },
};

type ManifestEntry = { src?: string };

/** Makes all sources in Vite's manifest relative to the project, so that a build is the same in every folder. */
export function relativeManifest(source: string, root: string): string {
  const relative = (path: string) =>
    path.startsWith(`${root}/`) ? posix.relative(root, path) : path;
  const entries = Object.entries(JSON.parse(source) as Record<string, ManifestEntry>)
    .map(([name, entry]): [string, ManifestEntry] => [
      relative(name),
      entry.src === undefined ? entry : { ...entry, src: relative(entry.src) },
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

/** Rewrites the manifest, in which Vite uses absolute paths for files imported with `?url`. */
export const manifestWithoutRoot: Plugin = {
  name: 'manifest-without-root',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const manifest = bundle['.vite/manifest.json'];
      if (manifest?.type !== 'asset') throw new Error('The build has no manifest to rewrite.');
      manifest.source = relativeManifest(String(manifest.source), this.environment.config.root);
    },
  },
};
