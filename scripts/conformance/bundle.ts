import { build, loadConfigFromFile } from 'vite';

/** Builds the server of the suite as `npm run build` builds the product, so that both run the same code. */
export async function bundleFixtureServer(folder: string): Promise<void> {
  const root = `${import.meta.dirname}/../..`;
  const environment = { command: 'build', mode: 'production' } as const;
  const project = await loadConfigFromFile(environment, `${root}/vite.config.ts`, root);
  const ssr = project?.config.environments?.ssr;
  if (!ssr?.build?.rollupOptions) throw new Error('The project has no settings for the server.');
  await build({
    ...{ root, configFile: false, logLevel: 'warn' },
    ...{ resolve: ssr.resolve, define: ssr.define },
    ssr: { noExternal: true, external: ssr.resolve?.external },
    build: {
      ...ssr.build,
      ...{ ssr: true, outDir: folder, emptyOutDir: false },
      rollupOptions: {
        ...ssr.build.rollupOptions,
        input: { main: `${import.meta.dirname}/fixture-server.ts` },
      },
    },
  });
}
