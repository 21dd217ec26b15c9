/** The form in which texts are compared: without case and marks, dotless and dotted i as one. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\p{M}/gu, '');
