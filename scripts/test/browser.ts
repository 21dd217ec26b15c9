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

export function wholeBrowser(environment: Environment = process.env): string {
  const found = findWholeBrowser(environment);
  if (!found) throw new Error(howToInstall);
  return found;
}

function findProgram(names: string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

const howToInstall = `No browser found. Install Chromium, for example with
  apt-get install chromium chromium-headless-shell   (Debian)
  dnf install chromium chromium-headless             (Fedora)
  brew install --cask chromium                       (macOS)`;

const hasBrowsers = () => Boolean(findBrowser() && findWholeBrowser());

/** Installs a browser if the machine has none. */
export async function provideBrowser(): Promise<void> {
  if (hasBrowsers()) return;
  console.log('\nInstalling a browser ...');
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebian && (await installFromDebian()) && hasBrowsers()) return;
  throw new Error(howToInstall);
}

/** Installs Debian's packages, which include the libraries they need and come from the machine's usual package source. */
async function installFromDebian(): Promise<boolean> {
  await install('apt-get', ['-qq', 'update']);
  return install('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', 'chromium', shell]);
}

async function install(program: string, args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await run(program, args, { env, quiet: true, timeout: 300_000 })) === 0;
}
