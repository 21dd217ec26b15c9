import { defaultLanguage } from '#contract/language.ts';
import type { Site } from '#contract/site/site.ts';

const icon = (src: string, size: number, purpose?: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

export const webManifest = ({ name, icons, themeColors }: Site) =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors[0]?.content,
    theme_color: themeColors[0]?.content,
    icons: [icon(icons.icon, 192), icon(icons.large, 512), icon(icons.maskable, 512, 'maskable')],
  });
