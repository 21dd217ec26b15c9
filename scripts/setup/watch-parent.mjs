import process from 'node:process';

// A killed npm, and the shell in between, forward no signal. A changed parent process reveals that npm has exited.
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), 200);
}
