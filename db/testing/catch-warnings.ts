import { onTestFinished } from 'vitest';

/** Returns the list to which the messages of Node's warnings are added, instead of being printed, until the test ends. */
export function catchWarnings(): string[] {
  const warnings: string[] = [];
  // One of them is Node's own, which prints.
  const listeners = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', ({ message }) => warnings.push(message));
  onTestFinished(() => {
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  });
  return warnings;
}
