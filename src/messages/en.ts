export const en = {
  language: { short: 'EN', switchTo: 'Switch to Turkish' },
  skipToContent: 'Skip to content',
  menu: 'Menu',
  signIn: 'Sign In',
  gifts: { label: 'Promo codes', unseen: 'Promo codes, not seen yet' },
  online: 'Online',
  nav: { label: 'Sections', casino: 'Casino', bets: 'Bets', bonuses: 'Bonuses' },
  sections: {
    casino: {
      title: 'Casino',
      heading: 'CASINO',
      description:
        'Casino partners side by side: what they offer, how they rate, and where to play.',
      list: 'Popular',
      empty: 'No casino partners yet.',
    },
    bets: {
      title: 'Bets',
      heading: 'BETS',
      description:
        'Free bets and boosts of the sports-betting partners that we list, with how they rate.',
      list: 'Exclusive',
      empty: 'No bonuses yet.',
    },
    bonuses: {
      title: 'Bonuses',
      heading: 'BONUSES',
      description: 'Bonuses of the partners that we list, with how the partners rate.',
      list: 'Exclusive',
      empty: 'No bonuses yet.',
    },
  },
  market: {
    label: 'Where you play',
    names: { US: 'United States', TR: 'Türkiye' },
    ageIn: {
      US: (age: number) => `${age}+ in the United States.`,
      TR: (age: number) => `${age}+ in Türkiye.`,
    },
  },
  helpline: {
    question: 'Is gambling no longer fun?',
    call: (name: string) => `Call ${name}`,
    verified: (date: string) => `Number checked on ${date}.`,
  },
  disclosure: 'We may be paid when you follow a Play link. It changes nothing in what you pay.',
  card: {
    rating: (value: string) => `Rating ${value}`,
    play: 'Play',
    at: (name: string) => `at ${name}`,
  },
  loading: 'Loading…',
  failedToLoad: 'Failed to load',
  tryAgain: 'Try again',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or it was never here.',
    back: 'To the casino partners',
    more: 'Or go on from here',
    promoCodes: 'Promo codes',
  },
  broken: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Try again in a moment.',
    home: 'To the first page',
  },
  footer: {
    risk: 'Gambling carries risk: you can lose what you stake. Play with money you can spare, set a limit before you start, and stop when it is no longer fun.',
    links: 'More pages',
    explore: 'Explore',
    company: (name: string) => `About ${name}`,
    support: 'Support',
    about: 'About Us',
    partners: 'Partners',
    contact: 'Contact',
    telegram: 'Telegram',
    newTab: 'opens in a new tab',
    copyright: (year: number, name: string) => `© ${year} ${name}`,
    adultsOnly: 'For adults aged 18 and over',
  },
};

export type Messages = typeof en;
