import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';

const git = (checkout: string, ...args: string[]) =>
  execFileSync('git', ['-C', checkout, ...args], {
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Returns the current commit. Throws if the checkout has uncommitted changes, because they would not be in the release.
 */
export function readCommit(
  checkout: string,
  { SOURCE_DATE_EPOCH }: Record<string, string | undefined>,
) {
  const changed = git(checkout, 'status', '--porcelain').toString().trimEnd();
  if (changed) {
    throw new Error(`A release needs a clean checkout. Commit or remove these files:\n${changed}`);
  }
  const [commit = '', seconds] = git(checkout, 'log', '-1', '--format=%H %ct')
    .toString()
    .trim()
    .split(' ');
  return { commit, time: new Date(Number(SOURCE_DATE_EPOCH ?? seconds) * 1000) };
}

/** Copies the files of a commit, so that a build doesn't change the checkout. */
export const copyCommit = (checkout: string, commit: string, folder: string): Promise<void> =>
  pipeline(Readable.from([git(checkout, 'archive', '--format=tar', commit)]), unpackTar(folder));
