import type { Language } from '../language.ts';
import type { SettingsCard } from './site-settings.ts';
import type { StoredData } from './stored-data.ts';

type SizedImage = { src: string; width: number; height: number };

/** The settings that pages show, shared by the server's renderer and the browser. */
export type Site = {
  name: string;
  url: string;
  telegramUrl: string | null;
  /** The languages that have pages. */
  languages: Language[];
  socialLinks: SettingsCard['social_links'];
  /** Meta elements that colour the browser's UI. */
  themeColors: { name: string; content: string; media?: string }[];
  styles: string | null;
  /** Attributes of the image that replaces the name. */
  logo: SizedImage | null;
  /** Replaces the logo if the visitor's system uses the light theme. */
  logoInLight: SizedImage | null;
  /** The links in a page's head, and the paths of the other icons. */
  icons: {
    links: { rel: string; href: string; sizes?: string; type?: string }[];
    share: string;
    icon: string;
    large: string;
    maskable: string;
  };
  footerNote: string | null;
  announcement: SettingsCard['announcement'];
  /** Paths without a language prefix. */
  footerPages: SettingsCard['footer_pages'];
  /** Paths of guides, reviews, About and Support that have no published page, by language. */
  emptyPaths: SettingsCard['empty_paths'];
  /** The time zone of the times in the catalogue. */
  timeZone: string;
  /** The current year in that time zone. */
  year: number;
  /** The URL of a CDN that serves uploads. */
  uploadsUrl?: string;
  /** How the minimum age is shown: as a notice that doesn't block anything, as a gate, or not at all. */
  ageGate: 'notice' | 'gate' | 'off';
  /** Sent only with the page that lists the stored data. */
  storedData?: StoredData;
  onlineCounter: NonNullable<SettingsCard['online_counter']>;
};
