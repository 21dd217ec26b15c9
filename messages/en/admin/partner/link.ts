import type { LinkedKind, LinkState } from '#contract/partner/link-state.ts';

const states: Record<LinkState, string> = {
  broken: 'Broken',
  moved: 'Moved',
  failing: 'Failing',
  unclear: 'Unclear',
  good: 'OK',
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
  toLookAt: 'Needs attention',
  state: 'State',
  search: 'Part of the address',
  empty: 'No external links yet.',
  off: 'Links aren’t checked at night. Owners can turn this on under Settings. “Check now” checks a single link.',
  forbidden: 'The server’s operator has turned off link checks (LINK_CHECK=off).',
  states,
  kinds,
  places: { offer: '', terms: ', terms', market: ', in a market' },
  usedIn: 'Used in',
  more: (count: string) => `and ${count} more`,
  check: 'Check now',
  checking: 'Checking…',
  checked: (state: string) => `Checked: ${state}.`,
  accept: 'Accept the new destination',
  accepted: 'New destination accepted.',
  columns: { url: 'Address', checked: 'Last checked' },
  facts: {
    lookYourself: (error: string) => `${error}. Open the link to check it yourself.`,
    failingSince: (error: string, time: string) => `${error}. Failing since ${time}.`,
    brokenTomorrow: 'If it fails again tomorrow, it counts as broken.',
    leads: (destination: string) => `Leads to ${destination}`,
    led: (destination: string) => `Led to ${destination}`,
    moved: (destination: string, accepted: string) =>
      `Now leads to ${destination}. The accepted destination is ${accepted}`,
    notYet: 'Will be checked tonight',
    never: 'Never',
  },
};
