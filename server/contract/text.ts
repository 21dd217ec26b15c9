/** What a text may be, without zod: so that the public site checks by the same rules at little weight. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Characters are code points, as in JSON Schema's maxLength: an emoji is one. */
export const fits = (value: string, max: number) =>
  value.length <= max || (value.length <= max * 2 && [...value].length <= max);

export const isBlank = (value: string) => value.trim() === '';

export const hasSpaceOrControl = (value: string) => /[\s\p{Cc}]/u.test(value);

export const isWebAddress = (value: string) =>
  /^https?:\/\/[^/\\?#]/i.test(value) && !hasSpaceOrControl(value) && URL.canParse(value);

export const longest = { title: 200, label: 100, description: 10_000, link: 2_048 } as const;

export const unstorable = 'Contains a character that cannot be stored';
export const tooLong = (max: number) => `Must be at most ${max} characters`;
