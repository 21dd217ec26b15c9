import { parseUrl } from './parse-url.ts';

/** Doesn't import zod, so that the public site can apply the same rules and stay small. */
export const isStorable = (value: string) => !/\p{Surrogate}/u.test(value) && !value.includes('\0');

/** Counts code points, like JSON Schema's maxLength: an emoji counts as one. */
export const fits = (value: string, max: number) =>
  value.length <= max || (value.length <= max * 2 && [...value].length <= max);

export const isBlank = (value: string) => value.trim() === '';

export const hasSpaceOrControl = (value: string) => /[\s\p{Cc}]/u.test(value);

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
export const tooLongMessage = (max: number) => `Must be at most ${max} characters`;

const emailPattern =
  /^[^\s\p{Cc}@"(),.:;<>[\\\]]+(\.[^\s\p{Cc}@"(),.:;<>[\\\]]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

export const isEmail = (value: string): boolean => emailPattern.test(value);
