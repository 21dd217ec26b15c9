import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './scripts/setup/precompress.ts';

const clientFolder = 'dist/client';
/** Every page needs these packages, and they change only with their versions, so browsers keep them for long. */
const reactPackages = /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//;
const routerPackages =
  /node_modules\/(use-sync-external-store|@tanstack\/(history|react-router|react-store|router-core|store))\//;
/** A file or folder of the site. The build fails where it was moved or renamed. */
function existing(path: string): string {
  const whole = join(import.meta.dirname, path);
  if (!existsSync(whole)) throw new Error(`There is no ${path}, which vite.config.ts names.`);
  return whole;
}

/** Tells whether a module is one of these files or in one of these folders. */
function ownFiles(...paths: string[]) {
  const named = paths.map(existing);
  return (id: string) => {
    const [file = id] = id.split('?');
    return named.some((path) => file === path || file.startsWith(`${path}/`));
  };
}

/** Every page with a list needs these, also where it shows no cards. */
const lists = ownFiles(
  'src/portal/cards/loaded-list.tsx',
  'src/portal/cards/loading-list.tsx',
  'src/portal/cards/catalogue-link.tsx',
  'src/portal/cards/offer-link.tsx',
  'src/portal/cards/paid-mark.tsx',
  'src/portal/market/adult-age.tsx',
  'src/portal/market/disclosure.tsx',
  'src/portal/saved/save-button.tsx',
  'src/portal/saved/save-button-slot.tsx',
  'src/ui/skeleton.tsx',
  'src/ui/use-media.ts',
  'src/ui/image/logo-tile.tsx',
  'src/ui/image/responsive-image.tsx',
);
/** Lists on many pages show these components. */
const cards = ownFiles(
  'src/portal/cards/bonus-card.tsx',
  'src/portal/cards/product-card.tsx',
  'src/portal/blocks/block-frame.tsx',
  'src/ui/carousel/carousel-dots.tsx',
  'src/ui/carousel/carousel-step.tsx',
  'src/ui/carousel/use-carousel.ts',
);
const cardIcons = /lucide-react\/dist\/esm\/icons\/(arrow-right|chevron)/;
/** The page of a partner and that of the promo codes show these. */
const tickets = ownFiles('src/portal/promo-code/ticket');
/** The forms of the site check their fields by these, and so does the editor of content pages. */
const formRules = ownFiles('contract/text-rule.ts', 'contract/visitor/inquiry-rule.ts');
/** The pages of casino, bets and bonuses, with the blocks that they share. */
const sections = ownFiles(
  'src/portal/sections/bonus-page.tsx',
  'src/portal/sections/casino-page.tsx',
);
/** Content pages show these, and so does their editor. */
const contentPages = ownFiles(
  'src/portal/content-page',
  'src/portal/rich-text',
  'contract/content/content-path.ts',
  'contract/content/proposed-slug.ts',
  'contract/content/rich-text/read-rich-text.ts',
  'contract/content/rich-text/rich-text-node.ts',
);
const breadcrumb = ownFiles('src/portal/product-page/breadcrumb.tsx');
const publicFetch = ownFiles('server/http/outgoing/public-fetch.ts');
const clientEntry = ownFiles('src/entry-client.tsx');

/** Each file of a route is named in what every page loads. The loaders of these routes load texts, or wait for their page anyway. */
const oneFileRoutes = ['account.tsx', 'contact', 'partners', 'signin', '$.tsx'].map((name) => {
  existing(`src/routes/_portal/${name}`);
  return `/_portal/${name.replace('.tsx', '')}`;
});
const hasOneFile = (routeId: string) => oneFileRoutes.some((route) => routeId.startsWith(route));
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

/** An import of node:http as a module reads each of its exports, and one of them loads the whole of Node's fetch. */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, importer = '') =>
    id === 'node:http' && (importer.includes('/@trpc/server/') || publicFetch(importer))
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
        splitBehavior: ({ routeId }) => (hasOneFile(routeId) ? [wholeRoute] : undefined),
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
                { name: 'site', test: (id) => !clientEntry(id), tags: ['$initial'] },
                { name: 'lists', test: lists },
                { name: 'cards', test: (id) => cards(id) || cardIcons.test(id) },
                { name: 'tickets', test: tickets },
                { name: 'sections', test: sections },
                { name: 'breadcrumb', test: breadcrumb },
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
