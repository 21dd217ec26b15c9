/** In UTF-16 code units, except for the file. Exports of WordPress stay far below. */
export const limits = {
  fileBytes: 2 * 2 ** 30,
  records: 200_000,
  depth: 100,
  /** Of anything that the parser collects before it's complete. */
  singlePart: 32_000_000,
  attributes: 100,
  /** Of a single text. */
  content: 5_000_000,
  metaValue: 1_000_000,
  text: 64_000,
  /** Of all texts of an item. */
  item: 20_000_000,
  /** Page builders store hundreds. */
  metaPerItem: 5_000,
  termsPerItem: 500,
};

export const limitOf = (field: string): number => {
  if (field === 'content:encoded') return limits.content;
  return field === 'wp:meta_value' ? limits.metaValue : limits.text;
};
