import type { Site } from '#contract/site/site.ts';
import type { NightlyDeps, NightlyJob } from '../../operation/nightly/nightly-job.ts';
import { announceLinks } from './announce-links.ts';

/** Runs after all other jobs, because slow partners may take hours. */
export const nightlyLinkCheck = (deps: NightlyDeps): NightlyJob[] => [
  { name: 'link check', run: (signal) => deps.linkChecker.checkAll(signal) },
  {
    name: 'news of links',
    run: async () => {
      if (await deps.linkChecker.isOn()) await announceLinks(deps);
    },
  },
];

/**
 * Identifies the site, and keeps partners from counting the bot as a visitor. Strips characters not allowed in a
 * header.
 */
export function linkUserAgent({ name, url }: Pick<Site, 'name' | 'url'>): string {
  const plain = name.normalize('NFKD').replace(/[^\w .-]/g, '');
  return `${plain.trim() || 'Aceboard'} link check bot (+${url})`;
}
