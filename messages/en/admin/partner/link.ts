import type { LinkedKind, LinkState } from '#contract/partner/link-state.ts';

const states: Record<LinkState, string> = {
  broken: 'Broken',
  moved: 'Leads elsewhere',
  failing: 'Failing',
  unclear: 'Unclear',
  good: 'Good',
  unchecked: 'Not checked yet',
};

const kinds: Record<LinkedKind, string> = {
  product: 'Product',
  banner: 'Banner',
  'exclusive-bonus': 'Exclusive bonus',
  'promo-code': 'Promo code',
  'content-page': 'Page',
};

export const texts = {
  title: 'Links',
  toLookAt: 'To look at',
  state: 'State',
  search: 'Part of the address',
  empty: 'No links yet. The first night collects them.',
  off: 'Links are not checked. Start the server with LINK_CHECK=on, and each link to another site is checked every night.',
  states,
  kinds,
  terms: ', terms',
  usedIn: 'Used in',
  more: (count: string) => `and ${count} more`,
  check: 'Check now',
  checking: 'Checking…',
  checked: (state: string) => `Checked: ${state}.`,
  accept: 'Accept the new destination',
  accepted: 'The new destination is accepted.',
  facts: {
    lookYourself: (error: string) => `${error}. Open the link and look yourself.`,
    failingSince: (error: string, time: string) => `${error}. It has failed since ${time}.`,
    brokenTomorrow: 'It counts as broken if it fails tomorrow as well.',
    leads: (destination: string) => `It leads to ${destination}`,
    led: (destination: string) => `It led to ${destination}`,
    moved: (destination: string, accepted: string) =>
      `It leads to ${destination} now, and the accepted place is ${accepted}`,
    checked: (time: string) => `Checked ${time}`,
    notYet: 'The next night checks it',
  },
};
