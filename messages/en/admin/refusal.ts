export const texts = {
  unreachable: 'The server can’t be reached. Check your connection and try again.',
  tooLarge: 'This file is larger than the server (or a proxy in front of it) accepts.',
  unknown: 'Something went wrong. Try again.',
  /** Translates a message from the server to the editor's language. */
  translate: (sentence: string): string => sentence,
};
