import type { maxLength } from '../text-rule.ts';

/** Imports only the type, so that reading a page doesn't load the rules for forms. */
const maxSlugLength: (typeof maxLength)['label'] = 100;

/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const plainLetters: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** Derives a slug from a title. Empty if the title has no usable letters. */
export function proposedSlug(title: string, maxSlug: number = maxSlugLength): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ıßæøłđ]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  while (words.join('-').length > maxSlug) words.pop();
  const slug = words.join('-');
  return /[a-z]/.test(slug) ? slug : '';
}
