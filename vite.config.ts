import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  hashedWithSource,
  httpWithoutFetch,
  manifestWithoutRoot,
  shortInlineScripts,
  smallIcons,
  withoutUnused,
} from './scripts/setup/build-plugin.ts';
import { nameChunks } from './scripts/setup/name-chunks.ts';
import { precompress } from './scripts/setup/precompress.ts';

const clientFolder = 'dist/client';
/** Packages that every page needs. They change only when upgraded, so browsers can cache them for a long time. */
const reactPackages = /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//;
const routerPackages =
  /node_modules\/(use-sync-external-store|@tanstack\/(history|react-router|react-store|router-core|store))\//;
/** Resolves a path in the repository. Throws if it is missing, so that a moved or renamed file fails the build. */
function existing(path: string): string {
  const whole = join(import.meta.dirname, path);
  if (!existsSync(whole)) throw new Error(`vite.config.ts names ${path}, which is missing.`);
  return whole;
}

/** Returns a predicate that matches modules in these files and folders. */
function ownFiles(...paths: string[]) {
  const named = paths.map(existing);
  return (id: string) => {
    const [file = id] = id.split('?');
    return named.some((path) => file === path || file.startsWith(`${path}/`));
  };
}

/** Needed by every page with a list, even one that shows no cards. */
const lists = ownFiles(
  'src/portal/cards/loaded-list.tsx',
  'src/portal/cards/loading-list.tsx',
  'src/portal/cards/catalogue-link.tsx',
  'src/portal/cards/offer-link.tsx',
  'src/portal/cards/offer-terms.tsx',
  'src/portal/cards/terms-line.ts',
  'src/portal/cards/paid-mark.tsx',
  'src/portal/cards/quiet-link.tsx',
  'src/portal/cards/report-link.tsx',
  'src/portal/market/adult-age.tsx',
  'src/portal/market/disclosure.tsx',
  'src/portal/saved/save-button.tsx',
  'src/portal/saved/save-button-slot.tsx',
  'src/ui/skeleton.tsx',
  'src/ui/use-media.ts',
  'src/ui/image/logo-tile.tsx',
  'src/ui/image/responsive-image.tsx',
);
/** Components shown by the lists of many pages. */
const cards = ownFiles(
  'src/portal/cards/bonus-card.tsx',
  'src/portal/cards/product-card.tsx',
  'src/portal/blocks/block-frame.tsx',
  'src/portal/product-page/breadcrumb.tsx',
  'src/ui/carousel/carousel-dots.tsx',
  'src/ui/carousel/carousel-step.tsx',
  'src/ui/carousel/use-carousel.ts',
);
/** Needed only by pages with offers. */
const costs = ownFiles(
  'src/portal/cost/offer-cost.tsx',
  'contract/catalogue/terms/cost/cost-game.ts',
);
const cardIcons = /lucide-react\/dist\/esm\/icons\/(arrow-right|chevron)/;
/** Shared by the product page and the promo codes page, which alone opens and copies codes. */
const tickets = ownFiles('src/portal/promo-code/ticket');
const openedCode = ownFiles(
  'src/portal/promo-code/ticket/copy-code.tsx',
  'src/portal/promo-code/ticket/promo-link.tsx',
);
/** Shared by the promo codes page and its preview in the admin. */
const promoCodes = ownFiles(
  'src/portal/promo-code/chosen',
  'src/portal/promo-code/load-promo-codes.ts',
  'src/portal/promo-code/promo-frame.tsx',
  'src/portal/promo-code/promo-page.tsx',
  'src/portal/visitor/sign-out-form.tsx',
  'src/api/use-latest-result.ts',
);
/** Validation rules shared by the site's forms and the content page editor. */
const formRules = ownFiles('contract/text-rule.ts', 'contract/visitor/inquiry-rule.ts');
/** The casino, bets and bonuses pages, with the blocks they share. */
const sections = ownFiles(
  'src/portal/sections/bonus-page.tsx',
  'src/portal/sections/casino-page.tsx',
);
/** Shared by content pages and their editor. */
const contentPages = ownFiles(
  'src/portal/content-page',
  'src/portal/rich-text',
  'contract/content/content-path.ts',
  'contract/content/proposed-slug.ts',
  'contract/content/rich-text/read-rich-text.ts',
  'contract/content/rich-text/rich-text-node.ts',
);
const clientEntry = ownFiles('src/entry-client.tsx');

/**
 * Routes built as a single file. Every page loads the names of all route files, and these routes gain nothing from a
 * separate loader: it only loads texts, or waits for the page anyway.
 */
const oneFileRoutes = [
  'account.tsx',
  'compare.tsx',
  'contact',
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
  existing(`src/routes/_portal/${name}`);
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

/** Matches everything except the modules for page rendering, which the API doesn't need. */
const notOfPages = /^(?!.*\/(src|messages|node_modules\/(react|react-dom|@tanstack))\/)/;

const routes = {
  target: 'react',
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
  // Drops the default header, which disables linting and type checks: generated trees are checked like every other file.
  routeTreeFileHeader: [] as string[],
} as const;

/** The first three load binaries or files from their own package, and only development needs Vite. */
const notBundled = ['better-sqlite3', 'sharp', '@fastify/swagger-ui', 'vite'];

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
    ...(command === 'build'
      ? [
          smallIcons,
          hashedWithSource,
          httpWithoutFetch,
          withoutUnused,
          shortInlineScripts,
          manifestWithoutRoot,
        ]
      : []),
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
              // Many small files would add up to more, and a single one would load code that most pages don't need.
              groups: [
                { name: 'react', test: reactPackages, tags: ['$initial'] },
                { name: 'router', test: routerPackages, tags: ['$initial'] },
                // Excludes the entry itself, so that it can import the rest later.
                { name: 'site', test: (id) => !clientEntry(id), tags: ['$initial'] },
                { name: 'lists', test: lists },
                { name: 'costs', test: costs },
                { name: 'cards', test: (id) => cards(id) || cardIcons.test(id) },
                { name: 'tickets', test: (id) => tickets(id) && !openedCode(id) },
                { name: 'promo-codes', test: promoCodes },
                { name: 'sections', test: sections },
                { name: 'rules', test: formRules },
                { name: 'content', test: contentPages },
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
      await nameChunks(clientFolder);
      await Promise.all([
        build(ssr),
        // Tests don't need compressed assets.
        mode !== 'uncompressed' && precompress(join(clientFolder, 'assets')),
      ]);
    },
  },
}));
