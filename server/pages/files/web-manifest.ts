import { defaultLanguage } from '#contract/language.ts';
import type { Site } from '#contract/site.ts';

const background = '#0b110e';

const icon = (src: string, size: number, purpose?: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

export const webManifest = ({ name }: Site) =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
