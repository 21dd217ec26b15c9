import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const clientFolder = 'dist/client';
/** What every page needs and what changes only with its versions: a browser keeps it for long. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|react-router|react-store|router-core|store))\//;
/** What the first pages have in common; one file of it is smaller than the dozen it would fall into. */
const site =
  /src\/(router\.tsx|route-tree\.gen\.ts|portal\/(blocks\/)?(?!bonus-|exclusive-|load-section|outcome)[^/]+|ui\/carousel\/(?!create-)[^/]+)$/;

const compressible = new Set(['.js', '.css', '.svg']);

/** Beside each text asset its .br and .gz, made once with the best that both can do. */
async function precompress(folder: string) {
  for (const name of await readdir(folder)) {
    if (!compressible.has(extname(name))) continue;
    const file = join(folder, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [
          ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ['loader'],
        ],
      },
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
  ],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: clientFolder,
        manifest: true,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'site', test: site },
              ],
            },
          },
        },
      },
    },
    // Bundled whole when built: it starts from one file, and React is the fast one whatever NODE_ENV says.
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        copyPublicDir: false,
        rollupOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      await precompress(join(clientFolder, 'assets'));
    },
  },
}));
