import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const clientFolder = 'dist/client';
/** Every page needs these packages, and they change only with their versions, so browsers keep them for long. */
const reactPackages = /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//;
const routerPackages =
  /node_modules\/(use-sync-external-store|@tanstack\/(history|react-router|react-store|router-core|store))\//;
/** Every page with a list needs these, also where it shows no cards. */
const lists =
  /src\/(portal\/(cards\/(loaded|loading)-list|cards\/((catalogue|offer)-link|paid-mark)|market\/(adult-age|disclosure)|saved\/save-button(-slot)?)|ui\/(skeleton|use-media|image\/(logo-tile|responsive-image)))/;
/** Lists on many pages show these components. */
const cards =
  /src\/(portal\/(cards\/(bonus|product)-card|blocks\/block-frame)|ui\/carousel\/(carousel|use)-)|lucide-react\/dist\/esm\/icons\/(arrow-right|chevron)/;
/** The page of a partner and that of the promo codes show these. */
const tickets = /src\/portal\/promo-code\/ticket\//;
/** The forms of the site check their fields by these, and so does the editor of content pages. */
const formRules = /contract\/(text-rule|visitor\/inquiry-rule)/;
/** The pages of casino, bets and bonuses, with the blocks that they share. */
const sections = /src\/portal\/sections\/(bonus|casino)-page/;
/** Content pages show these, and so does their editor. */
const contentPages =
  /src\/portal\/(content-page|rich-text)\/|contract\/content\/(content-path|proposed-slug|rich-text\/(read-rich-text|rich-text-node))/;

/** Each file of a route is named in what every page loads. The loaders of these routes load texts, or wait for their page anyway. */
const oneFileRoutes = /^\/_portal\/(account|contact|partners|signin|\$)/;
const wholeRoute: [
  'component',
  'pendingComponent',
  'errorComponent',
  'notFoundComponent',
  'loader',
] = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent', 'loader'];

/** The API is served without these. */
const notOfPages = /^(?!.*\/(src|messages|node_modules\/(react|react-dom|@tanstack))\/)/;

const routes = {
  target: 'react',
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
  // The generated trees are checked like every other file.
  routeTreeFileHeader: [] as string[],
} as const;

/** These packages load binaries or files of their own, and only development needs Vite. */
const notBundled = ['better-sqlite3', 'sharp', '@fastify/swagger-ui', 'vite'];

const compressible = new Set(['.js', '.css', '.svg']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses each text asset once, as well as both formats can. */
async function precompress(folder: string) {
  const names = new Set(await readdir(folder));
  const isNew = (name: string) => compressible.has(extname(name)) && !names.has(`${name}.br`);
  const compress = async (file: string) => {
    const content = await readFile(file);
    await Promise.all([
      brotli(content).then((short) => writeFile(`${file}.br`, short)),
      zip(content, { level: 9 }).then((short) => writeFile(`${file}.gz`, short)),
    ]);
  };
  await Promise.all([...names].filter(isNew).map((name) => compress(join(folder, name))));
}

/** An import of node:http as a module reads each of its exports, and one of them loads the whole of Node's fetch. */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, importer) =>
    id === 'node:http' && /\/@trpc\/server\/|public-fetch/.test(importer ?? '')
      ? '\0http'
      : undefined,
  load: (id) =>
    id === '\0http'
      ? "const http = process.getBuiltinModule('node:http'); export const { IncomingMessage } = http; export default http;"
      : undefined,
};

/**
 * Fastify's schemas are zod's, and no route lists a folder: these are never loaded. V8 would keep their text all the same.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) =>
    /^(glob|@fastify\/(ajv|fast-json-stringify)-compiler)$/.test(id) ? '\0unused' : undefined,
  load: (id) => (id === '\0unused' ? 'export {};' : undefined),
};

export default defineConfig(({ command, mode }) => ({
  plugins: [
    tanstackRouter({
      ...routes,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (oneFileRoutes.test(routeId) ? [wholeRoute] : undefined),
        defaultBehavior: [
          ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ['loader'],
        ],
      },
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    // The routes without the admin's, which is what visitors load (src/hydrate-page.tsx).
    tanstackRouterGenerator({
      ...routes,
      routeFileIgnorePattern: '^admin$',
      disableTypes: true,
      generatedRouteTree: 'src/public-route-tree.gen.js',
    }),
    react(),
    tailwindcss(),
    ...(command === 'build' ? [httpWithoutFetch, withoutUnused] : []),
  ],
  // A running server still loads files of the build before (scripts/setup/build.mjs deletes older ones).
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: false },
  environments: {
    client: {
      build: {
        outDir: clientFolder,
        manifest: true,
        rollupOptions: {
          // The entry imports the second one later. As an entry its modules are in files that every page loads.
          input: ['src/entry-client.tsx', 'src/hydrate-page.tsx'],
          output: {
            codeSplitting: {
              // Several small files would weigh more, and one of all would burden every page with others' parts.
              groups: [
                { name: 'react', test: reactPackages, tags: ['$initial'] },
                { name: 'router', test: routerPackages, tags: ['$initial'] },
                // The entry itself stays apart, so that it can import the rest later.
                { name: 'site', test: /^(?!.*src\/entry-client)/, tags: ['$initial'] },
                { name: 'lists', test: lists },
                { name: 'cards', test: cards },
                { name: 'tickets', test: tickets },
                { name: 'sections', test: sections },
                { name: 'breadcrumb', test: /product-page\/breadcrumb/ },
                { name: 'rules', test: formRules },
                { name: 'content', test: contentPages },
              ],
            },
          },
        },
      },
    },
    // The whole server is bundled when built: a start reads a few files instead of 1,300, and React is the fast one
    // whatever NODE_ENV says.
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true, external: notBundled },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        copyPublicDir: false,
        rollupOptions: {
          input: { main: 'server/main.ts', 'entry-server': 'src/entry-server.tsx' },
          // Each file costs a start as much as twenty kilobytes do.
          output: {
            // V8 keeps the text of a program, and keeps it twice as large if one letter of it is not ASCII.
            charset: 'ascii',
            comments: false,
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: notOfPages,
                  tags: ['$initial'],
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'pages', tags: ['$initial'], minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('The site is built for browsers and for the server.');
      await build(client);
      await Promise.all([
        build(ssr),
        // A site that is only tested does without.
        mode !== 'uncompressed' && precompress(join(clientFolder, 'assets')),
      ]);
    },
  },
}));
