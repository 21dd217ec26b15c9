export const texts = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  unknown: 'Something went wrong. Try again.',
  /** Returns a sentence of the server in the editor's language. */
  translate: (sentence: string): string => sentence,
};
