import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

type Environment = Record<string, string | undefined>;

// The shell has no windows to draw: it takes a third less of a processor for the same tests.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findBrowser(
  env: Environment = process.env,
  platform: string = process.platform,
): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...usualPlaces(env, platform)].find((place) => existsSync(place));
}

function usualPlaces(env: Environment, platform: string): string[] {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) =>
      join('/Applications', `${name}.app`, 'Contents/MacOS', name),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  }
  return [];
}

export type Machine = { root: boolean; apt: boolean; debian: boolean };
type InstallMethod = { from: string; commands: string[][] };

const fromDebian: InstallMethod = {
  from: 'Debian',
  commands: [
    ['apt-get', '-qq', 'update'],
    ['apt-get', '-qq', '-y', '--no-install-recommends', 'install', shell],
  ],
};

function fromPlaywright(...options: string[]): InstallMethod {
  const install = ['node_modules/@playwright/test/cli.js', 'install', ...options, 'chromium'];
  return { from: 'Playwright', commands: [[process.execPath, ...install]] };
}

// Debian's package brings the libraries along and comes from where the machine gets all else, so root takes it first.
export function installMethods({ root, apt, debian }: Machine): InstallMethod[] {
  if (!root || !apt) return [fromPlaywright()];
  return debian ? [fromDebian, fromPlaywright()] : [fromPlaywright('--with-deps')];
}

export async function provideBrowser(): Promise<boolean> {
  if (findBrowser() || (await hasPlaywrightsOwn())) return true;
  for (const { from, commands } of installMethods(thisMachine())) {
    console.log(`\nInstalling a browser from ${from} ...`);
    if (await succeeds(commands)) return true;
  }
  return false;
}

async function hasPlaywrightsOwn(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

// A list of packages that could not be refreshed in full may still do, so the last command decides.
async function succeeds(commands: string[][]): Promise<boolean> {
  let code = 1;
  for (const [command = '', ...args] of commands) {
    code = await run(command, args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
      timeout: 300_000,
    });
  }
  return code === 0;
}

function thisMachine(): Machine {
  return {
    root: process.getuid?.() === 0,
    apt: existsSync('/usr/bin/apt-get'),
    debian:
      existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')),
  };
}
