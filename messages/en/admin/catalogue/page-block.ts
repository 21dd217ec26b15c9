import type { BlockKey } from '#contract/catalogue/page-block.ts';

const explanations: Record<BlockKey, string> = {
  display: 'The banner carousel',
  popular: 'The Popular Top list',
  top: 'The carousel of top partners',
  suggestions: 'Two tiles: Join our partners and Let’s talk',
  exclusive: 'The exclusive bonuses',
};

export const texts = {
  title: (path: string) => `Blocks on ${path}`,
  block: 'Block',
  page: 'Page',
  empty: 'This page has no blocks.',
  explanations,
  unused: (explanation: string) => `${explanation}. Not shown on this page.`,
  show: 'Show',
  hide: 'Hide',
  isShown: (block: string) => `${block} is shown`,
  done: {
    shown: (block: string) => `${block} is shown.`,
    hidden: (block: string) => `${block} is hidden.`,
    shownAgain: (block: string) => `${block} is shown again.`,
    hiddenAgain: (block: string) => `${block} is hidden again.`,
  },
};
