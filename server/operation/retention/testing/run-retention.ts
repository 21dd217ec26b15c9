import type { ImageStorage } from '../../../image/storage/image-storage.ts';
import { parseSettings } from '../../../settings.ts';
import type { TestApp } from '../../../testing/app.ts';
import { retentions } from '../retention.ts';

const day = 24 * 60 * 60_000;
export const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
export const inDays = (days: number) => new Date(Date.now() + days * day);

type Options = { isDryRun?: boolean; now?: Date; variables?: Record<string, string> };

const counted = new Set(['states of the history', 'inquiries', 'unused images']);

/** Returns how many states, inquiries and images each run deleted. */
export const retentionOf =
  ({ database }: TestApp, imageStorage: ImageStorage) =>
  async ({ isDryRun = false, now = new Date(), variables = {} }: Options = {}) => {
    const settings = parseSettings(variables);
    const counts: number[] = [];
    const { signal } = new AbortController();
    for (const { name, run } of retentions({ database, settings, imageStorage })) {
      if (!counted.has(name)) continue;
      counts.push(await run({ signal, isDryRun, now }));
    }
    return counts;
  };
