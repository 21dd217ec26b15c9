const folders = ['contract', 'db', 'docs', 'messages', 'sample', 'search-index', 'server'];
const commands = ['scripts/import', 'scripts/move', 'scripts/seed'];
const single =
  /^(\.npmrc|Caddyfile|Dockerfile|LICENSE|compose\.yaml|[A-Z-]+\.md|scripts\/(setup\.mjs|reindex\.ts|retention\.ts|token\.ts)|scripts\/setup\/[\w-]+\.(mjs|sh))$/;
const onlyTests = /\.test\.[jt]sx?$|\/testing\//;

/** Returns whether a file of the repository is part of a release. The site itself is in `dist`. */
export const isShipped = (file: string): boolean =>
  !onlyTests.test(file) &&
  (single.test(file) || [...folders, ...commands].some((folder) => file.startsWith(`${folder}/`)));
