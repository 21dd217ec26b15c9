import type { Section } from '#contract/catalogue/section.ts';

export const sections = [
  { section: 'casino', to: '/casino' },
  { section: 'bets', to: '/bets' },
  { section: 'bonuses', to: '/bonuses' },
] as const satisfies { section: Section; to: string }[];

/** The first page is the casino's too. */
export const sectionOf = (pathname: string): Section | undefined =>
  pathname === '/' ? 'casino' : sections.find(({ to }) => pathname.startsWith(to))?.section;
