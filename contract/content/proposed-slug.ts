import { fits, maxLength } from '../text-rule.ts';

/** These letters have no accent that could be taken off. */
const plainLetters: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** A part of a path, made from a title. It is empty where the title has no letter for it. */
export function proposedSlug(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ıßæøłđ]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  while (!fits(words.join('-'), maxLength.label)) words.pop();
  const slug = words.join('-');
  return /[a-z]/.test(slug) ? slug : '';
}
