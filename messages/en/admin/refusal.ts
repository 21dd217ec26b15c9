export const texts = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  tooLarge: 'This is larger than the server or a proxy before it takes.',
  unknown: 'Something went wrong. Try again.',
  /** Returns a sentence of the server in the editor's language. */
  translate: (sentence: string): string => sentence,
};
