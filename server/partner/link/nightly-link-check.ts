import type { Site } from '#contract/site/site.ts';
import type { NightlyDeps, NightlyJob } from '../../operation/nightly/nightly-job.ts';
import { announceLinks } from './announce-links.ts';

/** They come after all other jobs, because partners may let them wait for hours. */
export const nightlyLinkCheck = (deps: NightlyDeps): NightlyJob[] =>
  deps.linkChecker.isOn
    ? [
        { name: 'link check', run: (signal) => deps.linkChecker.checkAll(signal) },
        { name: 'news of links', run: () => announceLinks(deps) },
      ]
    : [];

/** It says whose request this is, and partners do not count a bot as a visitor. A header takes plain letters alone. */
export function linkUserAgent({ name, url }: Pick<Site, 'name' | 'url'>): string {
  const plain = name.normalize('NFKD').replace(/[^\w .-]/g, '');
  return `${plain.trim() || 'Aceboard'} link check bot (+${url})`;
}
