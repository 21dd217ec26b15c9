import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

// The shell draws no windows, which saves a third of the CPU time for the same tests.
const shell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

type Environment = Record<string, string | undefined>;

export function findBrowser({ CHROMIUM_PATH, PATH }: Environment = process.env) {
  return CHROMIUM_PATH || findProgram([shell, ...wholeBrowsers], PATH);
}

/** The shell neither prerenders pages nor restores them from the back/forward cache. */
export const findWholeBrowser = ({ PATH }: Environment = process.env) =>
  findProgram(wholeBrowsers, PATH);

function findProgram(names: string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

/** Installs a browser if the machine has none. Playwright skips the download if it already has one. */
export async function provideBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log('\nInstalling a browser ...');
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (apt && (await installFromDebian())) return;
  const options = apt ? ['--with-deps', '--only-shell'] : ['--only-shell'];
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', ...options, 'chromium'];
  if (await install(process.execPath, playwright)) return;
  throw new Error('No browser found, and installing one failed.');
}

/** Installs Debian's package, which includes the libraries it needs and comes from the machine's usual package source. */
async function installFromDebian(): Promise<boolean> {
  await install('apt-get', ['-qq', 'update']);
  return install('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', shell]);
}

async function install(program: string, args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await run(program, args, { env, quiet: true, timeout: 300_000 })) === 0;
}
