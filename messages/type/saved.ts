type Counted = { one: string; other: string };

export type SavedText = {
  heading: string;
  title: string;
  needsScript: string;
  /** Shown to visitors who aren't signed in. */
  inBrowser: string;
  signIn: string;
  empty: string;
  browse: string;
  /** Shown if part of the list isn't available in the visitor's market. */
  elsewhere: string;
  /** `{count}` is the number of offers. */
  unavailable: Counted;
  removeUnavailable: string;
  unavailableRemoved: string;
  offers: string;
  copied: string;
  /** The header's link. */
  link: string;
  /** Confirms a click on a heart, with a link to the list. */
  done: string;
  seeList: string;
};
