import { onTestFinished } from 'vitest';

/** Collects the messages of Node's warnings in a list instead of printing them, until the test ends. */
export function catchWarnings(): string[] {
  const warnings: string[] = [];
  // One of the listeners is Node's own, which prints warnings.
  const listeners = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', ({ message }) => warnings.push(message));
  onTestFinished(() => {
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  });
  return warnings;
}
