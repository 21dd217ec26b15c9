/** The colours of a site: a theme and an accent, from which the tokens of src/theme.css are derived. */
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];
type Shade = 'dark' | 'light';

/** The backgrounds of text in the accent colour. */
const grounds = { dark: ['#0a0f0d', '#1b2521'], light: ['#ecf2ef', '#ffffff'] } as const;
/** The contrast between text and background that WCAG 2.2 requires. */
const minContrast = 4.5;

const oklch = converter('oklch');
const shadeOf = (theme: Theme): Shade => (theme === 'light' ? 'light' : 'dark');

const hasContrast = (hex: string, shade: Shade) =>
  grounds[shade].every((ground) => wcagContrast(hex, ground) >= minContrast);

/** Returns the nearest readable colour of the same hue, or the colour itself if it is readable. */
export function nearestAccent(hex: string, theme: Theme): string {
  return nearest(hex, shadeOf(theme));
}

function nearest(hex: string, shade: Shade): string {
  if (hasContrast(hex, shade)) return hex;
  const color = oklch(parseHex(hex)) ?? { mode: 'oklch', l: 0.5, c: 0 };
  const step = shade === 'dark' ? 0.005 : -0.005;
  for (let l = Math.min(1, color.l); l >= 0 && l <= 1; l += step) {
    const found = hexOf({ ...color, l });
    if (hasContrast(found, shade)) return found;
  }
  return shade === 'dark' ? '#ffffff' : '#000000';
}

const hexOf = (color: { mode: 'oklch'; l: number; c: number; h?: number }) =>
  formatHex(clampChroma(color, 'oklch')) ?? '#000000';

const dark = '#191308';
const light = '#fffdf8';

function accentTokens(hex: string, shade: Shade): Record<string, string> {
  const accent = nearest(hex, shade);
  const { l, ...color } = oklch(parseHex(accent)) ?? { mode: 'oklch' as const, l: 0.5, c: 0 };
  return {
    brass: accent,
    'brass-bright': hexOf({ ...color, l: shade === 'dark' ? Math.min(1, l + 0.06) : l - 0.06 }),
    'on-brass': wcagContrast(accent, dark) >= wcagContrast(accent, light) ? dark : light,
  };
}

const lightTokens: Record<string, string> = {
  ground: 'oklch(0.985 0.004 165)',
  raised: 'oklch(1 0 0)',
  lifted: 'oklch(0.955 0.007 165)',
  line: 'oklch(0.89 0.01 165)',
  edge: 'oklch(0.58 0.02 165)',
  ink: 'oklch(0.23 0.015 165)',
  muted: 'oklch(0.46 0.02 160)',
  'rarity-common': 'oklch(0.5 0.03 200)',
  'rarity-uncommon': 'oklch(0.5 0.13 150)',
  'rarity-rare': 'oklch(0.5 0.13 240)',
  'rarity-epic': 'oklch(0.5 0.15 310)',
  'rarity-legendary': 'oklch(0.52 0.14 50)',
  good: 'oklch(0.48 0.12 155)',
  warning: 'oklch(0.5 0.11 65)',
  danger: 'oklch(0.5 0.17 25)',
  'danger-ground': 'oklch(0.96 0.02 25)',
  'danger-line': 'oklch(0.8 0.09 25)',
};

/** Text on a picture stays light on dark, as in src/theme.css. */
const onPictureTokens: Record<string, string> = {
  ground: 'oklch(0.17 0.012 165)',
  raised: 'oklch(0.21 0.014 165)',
  lifted: 'oklch(0.255 0.016 165)',
  line: 'oklch(0.32 0.016 165)',
  edge: 'oklch(0.55 0.02 165)',
  ink: 'oklch(0.955 0.008 110)',
  muted: 'oklch(0.75 0.02 160)',
};

const defaultAccent = '#e9b44c';

const rulesOf = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');

const darkRules = (accent: string | null) =>
  accent === null ? '' : rulesOf(accentTokens(accent, 'dark'));

function lightStyles(accent: string | null): string {
  const tokensIn = (shade: Shade) => accentTokens(accent ?? defaultAccent, shade);
  const page = rulesOf({ ...lightTokens, ...tokensIn('light') });
  const onPicture = rulesOf({ ...onPictureTokens, ...tokensIn('dark') });
  return `:root:root{color-scheme:light;${page}}[data-on-picture]{color:var(--color-ink);${onPicture}}`;
}

/** Returns the styles to inline in pages, or null for the default colours. */
export function themeStyles(theme: Theme, accent: string | null): string | null {
  if (theme === 'light') return lightStyles(accent);
  const inDark = darkRules(accent);
  const styles = inDark && `:root:root{${inDark}}`;
  if (theme === 'dark') return styles || null;
  return `${styles}@media(prefers-color-scheme:light){${lightStyles(accent)}}`;
}
