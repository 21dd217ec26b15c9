import type { FollowKind } from '#contract/visitor/follow.ts';
import { countedIn } from '../../counted.ts';

type DigestFacts = {
  site: string;
  account: string;
  unsubscribe: string;
  total: number;
  /** The number of items left out. */
  more: number;
  sections: {
    kind: FollowKind;
    target: string;
    name: string | null;
    items: { title: string; link: string }[];
  }[];
};

const counted = countedIn('en');

const categories: Record<string, string> = {
  casino: 'Casinos',
  bets: 'Betting sites',
  bonuses: 'Bonuses',
};

const titleOf = ({ kind, target, name }: DigestFacts['sections'][number]) =>
  kind === 'codes' ? 'New promo codes' : (name ?? categories[target] ?? target);

/** One email about everything new that a visitor follows. */
export const texts = ({ site, account, unsubscribe, total, more, sections }: DigestFacts) => ({
  subject: counted(total, {
    one: `{count} update on what you follow at ${site}`,
    other: `{count} updates on what you follow at ${site}`,
  }),
  text: `New since yesterday:

${sections
  .map(
    (section) =>
      `${titleOf(section)}\n${section.items.map(({ title, link }) => `- ${title}\n  ${link}`).join('\n')}`,
  )
  .join('\n\n')}
${more > 0 ? `\n${counted(more, { one: 'And {count} more.', other: 'And {count} more.' })}\n` : ''}
Gambling involves risk: you can lose your stake. Offers have terms, and we may earn a commission.

You're receiving this email because you asked for updates on what you follow at ${site}. Change what you follow:
${account}

Unsubscribe:
${unsubscribe}
`,
});

export type DigestTexts = typeof texts;
