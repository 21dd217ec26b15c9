import type { OldSite } from '../old-site.ts';
import { blog } from './blog.ts';
import { casinoTheme } from './casino-theme.ts';
import { classic } from './classic.ts';
import { hostile } from './hostile.ts';
import { large } from './large.ts';
import { turkish } from './turkish.ts';

export const sites: Record<string, OldSite> = {
  blog,
  'casino-theme': casinoTheme,
  classic,
  turkish,
  large,
  hostile,
};
