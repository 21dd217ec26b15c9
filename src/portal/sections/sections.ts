import type { Section } from '#contract/catalogue/section.ts';
import { sitePath } from '#contract/page-path.ts';

export const sections = [
  { section: 'casino', to: sitePath.casino },
  { section: 'bets', to: sitePath.bets },
  { section: 'bonuses', to: sitePath.bonuses },
] as const satisfies { section: Section; to: string }[];

/** The home page shows the casino section. */
export const sectionOf = (pathname: string): Section | undefined =>
  pathname === '/' ? 'casino' : sections.find(({ to }) => pathname.startsWith(to))?.section;
