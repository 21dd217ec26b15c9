import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  manifestWithoutRoot,
  shortInlineScripts,
  smallIcons,
} from './scripts/setup/vite/build-plugin.ts';
import { precompress } from './scripts/setup/vite/precompress.ts';

const clientFolder = 'dist/client';
/**
 * Routes built as a single file. Every page loads the names of all route files, and these routes gain nothing from a
 * separate loader: it only loads texts, or waits for the page anyway.
 */
const oneFileRoutes = [
  'account.tsx',
  'compare.tsx',
  'contact',
  'fit.tsx',
  'follow.tsx',
  'how-bonuses-cost.tsx',
  'how-we-rate.tsx',
  'partners',
  'casino_.all.tsx',
  'bets_.all.tsx',
  'report',
  'saved.tsx',
  'search.tsx',
  'signin',
  'unsubscribe',
  '$.tsx',
].map((name) => {
  const path = join(import.meta.dirname, 'src/routes/_portal', name);
  if (!existsSync(path)) throw new Error(`The build names ${path}, which is missing.`);
  return `/_portal/${name.replace('.tsx', '').replace('.', '/')}`;
});
const hasOneFile = (routeId: string) => oneFileRoutes.some((route) => routeId.startsWith(route));
const wholeRoute: [
  'component',
  'pendingComponent',
  'errorComponent',
  'notFoundComponent',
  'loader',
] = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent', 'loader'];

const reactPackages = /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//;
const routerPackages =
  /node_modules\/(use-sync-external-store|@tanstack\/(history|react-router|react-store|router-core|store))\//;

/** Matches everything except the modules for page rendering, which the API doesn't need. */
const notOfPages =
  /^(?!.*\/(src\/|messages\/(\w\w\/|load-)|node_modules\/(react|react-dom|@tanstack)\/))/;

const routes = {
  target: 'react',
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
  // Drops the default header, which disables linting and type checks: generated trees are checked like every other file.
  routeTreeFileHeader: [] as string[],
} as const;

/**
 * The first three load binaries or files from their own package, and only development needs Vite. The modules below
 * `@simplewebauthn/server` must run in the order in which they import each other, which a bundle changes.
 */
const notBundled = [
  'better-sqlite3',
  'sharp',
  '@fastify/swagger-ui',
  'vite',
  '@simplewebauthn/server',
];

export default defineConfig(({ command, mode }) => ({
  plugins: [
    tanstackRouter({
      ...routes,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (hasOneFile(routeId) ? [wholeRoute] : undefined),
        defaultBehavior: [
          ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ['loader'],
        ],
      },
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    // Generates the route tree that visitors load, without the admin (src/hydrate-page.tsx).
    tanstackRouterGenerator({
      ...routes,
      routeFileIgnorePattern: '^admin$',
      disableTypes: true,
      generatedRouteTree: 'src/public-route-tree.gen.js',
    }),
    react(),
    tailwindcss(),
    ...(command === 'build' ? [smallIcons, shortInlineScripts, manifestWithoutRoot] : []),
  ],
  // A running server still loads files of the previous build (scripts/setup/build.mjs deletes older ones).
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: false },
  environments: {
    client: {
      build: {
        outDir: clientFolder,
        manifest: true,
        rollupOptions: {
          // The first entry imports the second one later. Listing it as an entry puts its modules into the initial chunks.
          input: ['src/entry-client.tsx', 'src/hydrate-page.tsx'],
          output: {
            // Every page loads the names of all scripts. Shorter ones make the first load 700 bytes smaller.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                // Change only when they are upgraded, so browsers can cache them for a long time.
                { name: 'react', test: reactPackages, tags: ['$initial'] },
                { name: 'router', test: routerPackages, tags: ['$initial'] },
                // Excludes the entry itself, so that it can import the rest later.
                { name: 'site', test: /^(?!.*\/src\/entry-client\.tsx)/, tags: ['$initial'] },
                // Without it, pages would load twice as many files. The number is of the routes that use a module.
                { name: 'portal', test: /\/src\/portal\//, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
    // A build bundles the whole server, so that startup reads a few files instead of 1,300, and React's production
    // build is used whatever NODE_ENV says.
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
          // Each file slows down startup as much as 20 KB of code does.
          output: {
            // V8 holds a program's source in memory, and needs twice the space if one character is not ASCII.
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
      if (!client || !ssr) throw new Error('The build needs the client and ssr environments.');
      await build(client);
      await Promise.all([
        build(ssr),
        // Tests don't need compressed assets.
        mode !== 'uncompressed' && precompress(join(clientFolder, 'assets')),
      ]);
    },
  },
}));
