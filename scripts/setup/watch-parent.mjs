import process from 'node:process';

// If npm is killed, neither it nor the shell in between forwards a signal. But the parent process changes once npm
// exits.
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), 200);
}
