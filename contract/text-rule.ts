import { parseUrl } from './parse-url.ts';

/** The rules for texts are without zod, so that the public site can check by the same rules and stays small. */
export const isStorable = (value: string) => !/\p{Surrogate}/u.test(value) && !value.includes('\0');

/** Characters are code points, as in JSON Schema's maxLength: an emoji counts as one. */
export const fits = (value: string, max: number) =>
  value.length <= max || (value.length <= max * 2 && [...value].length <= max);

export const isBlank = (value: string) => value.trim() === '';

export const hasSpaceOrControl = (value: string) => /[\s\p{Cc}]/u.test(value);

/** Texts are compared without case and marks, and dotless and dotted i are the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\p{M}/gu, '');

const flags = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;
const hiddenInOneLine =
  /[\p{Cc}\p{Bidi_C}\u00ad\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const hiddenInManyLines = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
const saysNothing = /^[\s\p{DI}\u2800]*$/u;

/**
 * Finds the first character that a reader cannot see or that turns the direction of its neighbours, since it can
 * make a text look like another. Joiners are allowed, as scripts and emoji need them, and so are line breaks and
 * tabs in a text of several lines.
 */
export function hiddenCharacter(value: string, lines: 'one' | 'many'): string | undefined {
  const hidden = lines === 'one' ? hiddenInOneLine : hiddenInManyLines;
  const found = hidden.exec(value.replace(flags, ''))?.[0];
  if (found !== undefined || isBlank(value) || !saysNothing.test(value)) return found;
  return value.trim();
}

export const isHttpUrl = (value: string) =>
  /^https?:\/\/[^/\\?#]/i.test(value) && !hasSpaceOrControl(value) && parseUrl(value) !== undefined;

export const maxLength = {
  title: 200,
  label: 100,
  excerpt: 500,
  description: 10_000,
  link: 2_048,
  email: 254,
  password: 1_000,
  search: 1_000,
  url: 16_000,
} as const;

export const unstorableMessage = 'Contains a character that cannot be stored';
/** The character is named by its number, as the reader cannot see it. */
export const hiddenCharacterMessage = (character: string) =>
  /[\t\n\r]/.test(character)
    ? 'Must be a single line without tabs'
    : `Contains the hidden character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}: type the text again without it`;
export const tooLongMessage = (max: number) => `Must be at most ${max} characters`;

const emailPattern =
  /^[^\s\p{Cc}@"(),.:;<>[\\\]]+(\.[^\s\p{Cc}@"(),.:;<>[\\\]]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

export const isEmail = (value: string): boolean => emailPattern.test(value);
