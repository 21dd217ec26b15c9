import type { Section } from '#contract/catalogue/section.ts';
import { pagePath } from '#contract/page-path.ts';

export const sections = [
  { section: 'casino', to: pagePath.casino },
  { section: 'bets', to: pagePath.bets },
  { section: 'bonuses', to: pagePath.bonuses },
] as const satisfies { section: Section; to: string }[];

/** The home page shows the casino section. */
export const sectionOf = (pathname: string): Section | undefined =>
  pathname === '/' ? 'casino' : sections.find(({ to }) => pathname.startsWith(to))?.section;
