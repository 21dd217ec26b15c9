import type { SettingsCard } from './site-settings.ts';

/** The server's renderer and the browser both get this part of the settings, as pages show it. */
export type Site = {
  name: string;
  url: string;
  telegramUrl: string | null;
  socialLinks: SettingsCard['social_links'];
  /** Meta elements with the colour of the browser's own frame. */
  themeColors: { name: string; content: string; media?: string }[];
  styles: string | null;
  /** The attributes of an image that takes the place of the name. */
  logo: { src: string; width: number; height: number } | null;
  /** The links of a page's head, and the paths of the other icons. */
  icons: {
    links: { rel: string; href: string; sizes?: string; type?: string }[];
    share: string;
    icon: string;
    large: string;
    maskable: string;
  };
  footerNote: string | null;
  announcement: SettingsCard['announcement'];
  /** The paths are without the language. */
  footerPages: SettingsCard['footer_pages'];
  /** Those of guides, reviews, About and Support where visitors of a language would find nothing. */
  emptyPaths: SettingsCard['empty_paths'];
  /** Editors write the times of the catalogue in this zone. */
  timeZone: string;
  /** The URL of a CDN that serves uploads. */
  uploadsUrl?: string;
  /** How a visitor is told the age: by a notice that blocks nothing, by a gate, or not. */
  ageGate: 'notice' | 'gate' | 'off';
  onlineCounter: NonNullable<SettingsCard['online_counter']>;
};
