import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

// The shell has no windows to draw: it takes a third less of a processor for the same tests.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findBrowser(
  { CHROMIUM_PATH, PATH = '' }: Record<string, string | undefined> = process.env,
): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = PATH.split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

/** Installs a browser where the machine has none. Playwright downloads nothing that it already has. */
export async function provideBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log('\nInstalling a browser ...');
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (apt && (await installFromDebian())) return;
  const options = apt ? ['--with-deps', '--only-shell'] : ['--only-shell'];
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', ...options, 'chromium'];
  if (await install(process.execPath, playwright)) return;
  throw new Error('No browser was found, and none could be installed.');
}

/** Debian's package brings its libraries along, and comes from where the machine gets all else. */
async function installFromDebian(): Promise<boolean> {
  await install('apt-get', ['-qq', 'update']);
  return install('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', shell]);
}

async function install(program: string, args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await run(program, args, { env, quiet: true, timeout: 300_000 })) === 0;
}
