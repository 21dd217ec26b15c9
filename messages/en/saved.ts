import type { SavedText } from '../type/saved.ts';

export const texts: SavedText = {
  heading: 'SAVED',
  title: 'Saved',
  needsScript: 'To see your saved offers, enable JavaScript for this site.',
  inBrowser: 'Your list is stored in this browser. Sign in to see it on every device.',
  signIn: 'Sign in',
  empty: 'No saved offers in your market yet. Tap the heart on a card to save one.',
  browse: 'Browse casinos',
  elsewhere: 'Some of your saved offers aren’t available where you play.',
  unavailable: {
    one: '{count} saved offer is no longer available.',
    other: '{count} saved offers are no longer available.',
  },
  removeUnavailable: 'Remove from list',
  unavailableRemoved: 'Removed.',
  offers: 'Saved offers',
  copied: 'Recently copied codes',
  link: 'Saved offers: {count}',
  done: 'Saved.',
  seeList: 'See your list',
};
