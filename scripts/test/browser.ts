import { spawnSync } from 'node:child_process';
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

const howToInstall = `No browser found, or no font with the metrics of Arial. Install both, for example with
  apt-get install chromium chromium-headless-shell fonts-liberation   (Debian)
  dnf install chromium chromium-headless liberation-sans-fonts        (Fedora)
  brew install --cask chromium                                        (macOS)`;

/** The web fonts' stand-ins need one of these. Only Linux has fontconfig, and comes without Arial. */
function hasFont(): boolean {
  const match = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  return match.status !== 0 || /Arial|Liberation Sans|Roboto/.test(match.stdout);
}

const hasBrowser = () => Boolean(findBrowser() && findWholeBrowser()) && hasFont();

/** Installs a browser if the machine has none. */
export async function provideBrowser(): Promise<void> {
  if (hasBrowser()) return;
  console.log('\nInstalling a browser ...');
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebian && (await installFromDebian()) && hasBrowser()) return;
  throw new Error(howToInstall);
}

const debianPackages = ['chromium', shell, 'fonts-liberation'];

/** Installs Debian's packages, which include the libraries they need and come from the machine's usual package source. */
async function installFromDebian(): Promise<boolean> {
  await install('apt-get', ['-qq', 'update']);
  return install('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', ...debianPackages]);
}

async function install(program: string, args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await run(program, args, { env, quiet: true, timeout: 300_000 })) === 0;
}
