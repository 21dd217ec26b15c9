import process from 'node:process';

// A killed npm, and the shell between, forward no signal. Another parent process shows that npm is gone.
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), 200);
}
