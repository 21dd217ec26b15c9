/** Normalizes text for comparison: ignores case and diacritics, and treats dotted and dotless i as the same letter. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\p{M}/gu, '');
