/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  title: 'Follow',
  heading: 'FOLLOW',
  product: 'What’s new at {name}',
  codes: 'New promo codes',
  categories: {
    casino: 'New casinos and their bonuses',
    bets: 'New betting sites and their bonuses',
    bonuses: 'New bonuses',
  } as Record<string, string>,
  category: 'New in {name}',
  leads: {
    product: 'Hear about new bonuses and codes from this site, and changes to their terms.',
    category: 'Hear about new casinos or betting sites in this category, and new bonuses.',
    codes: 'Hear about every new promo code in the market you’ve chosen.',
  },
  withAccount: 'With an account',
  accountText:
    'What you follow is listed in your account. If you’re signed out, we’ll ask you to sign in first.',
  byEmail: {
    product: 'Email me about everything I follow, at most once a day and only if something is new',
    category:
      'Email me about all categories I follow, at most once a day and only if something is new',
    codes: 'Email me about new codes, at most once a day and only if something is new',
  },
  consent:
    'You can change this in your account, or with one click in each email. No emails are sent during a break.',
  follow: 'Follow',
  refusals: {
    full: 'You already follow 100 items, the maximum. Unfollow one in your account first.',
  },
  withoutAccount: 'Without an account',
  feedText: 'Add this address to a feed reader:',
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'UNSUBSCRIBE',
    lead: 'We’ll no longer email you about what you follow. The list stays in your account.',
    stop: 'Unsubscribe',
    done: 'You’ve been unsubscribed.',
    failed:
      'This link is incomplete, so nothing has changed. Open it from the email again, or change your email preferences in your account.',
    account: 'Go to your account',
  },
};

export type FollowText = typeof texts;
