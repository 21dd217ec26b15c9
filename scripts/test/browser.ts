import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

// The headless shell draws no windows, which saves a third of the CPU time for the same tests.
const shell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

type Environment = Record<string, string | undefined>;

export function findBrowser({ CHROMIUM_PATH, PATH }: Environment = process.env) {
  return CHROMIUM_PATH || findProgram([shell, ...wholeBrowsers], PATH);
}

/** Excludes the headless shell, which neither prerenders pages nor restores them from the back/forward cache. */
export function findWholeBrowser({ CHROMIUM_PATH, PATH }: Environment = process.env) {
  const isWhole = CHROMIUM_PATH && basename(CHROMIUM_PATH) !== shell;
  return isWhole ? CHROMIUM_PATH : findProgram(wholeBrowsers, PATH);
}

export function wholeBrowser(environment: Environment = process.env): string {
  const found = findWholeBrowser(environment);
  if (!found) throw new Error(noBrowser);
  return found;
}

function findProgram(names: string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

const noBrowser = `No browser found. Install Chromium:
  Debian: apt-get install chromium chromium-headless-shell
  Fedora: dnf install chromium chromium-headless
  macOS:  brew install --cask chromium
Or set CHROMIUM_PATH to another browser based on Chromium.`;

const noFont = `No font with the metrics of Arial found. Install one:
  Debian: apt-get install fonts-liberation
  Fedora: dnf install liberation-sans-fonts`;

/** The web fonts' fallbacks need one of these fonts. Only Linux has fontconfig, and has no Arial by default. */
function hasFont(): boolean {
  const match = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  return match.status !== 0 || /Arial|Liberation Sans|Roboto/.test(match.stdout);
}

/** Returns how to install anything that is missing. */
function missing(): string | undefined {
  if (!findBrowser() || !findWholeBrowser()) return noBrowser;
  return hasFont() ? undefined : noFont;
}

/** Installs a browser and a font if the machine has none. */
export async function provideBrowser(): Promise<void> {
  if (!missing()) return;
  console.log('\nInstalling a browser ...');
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebian) await installFromDebian();
  const stillMissing = missing();
  if (stillMissing) throw new Error(stillMissing);
}

const debianPackages = ['chromium', shell, 'fonts-liberation'];

/** Installs Debian's packages, which include the libraries they need and come from the machine's own package source. */
async function installFromDebian(): Promise<void> {
  await install('apt-get', ['-qq', 'update']);
  await install('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', ...debianPackages]);
}

async function install(program: string, args: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(program, args, { env, quiet: true, timeout: 300_000 });
}
