export type AccountText = {
  heading: string;
  title: string;
  /** `{email}` stands for the visitor's address. */
  signedInAs: string;
  needsScript: string;
};
