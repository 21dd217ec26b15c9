/** Reads the site's settings. Environment variables override settings from the admin, which override the defaults. */
import type { FastifyInstance } from 'fastify';
import { imageUrl, imageVariants } from '#contract/image/uploaded-image.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Site } from '#contract/site/site.ts';
import type { SettingsCard } from '#contract/site/site-settings.ts';
import { localYear } from '#contract/wall-clock.ts';
import { timeOf } from '../../db/engine.ts';
import type { Asker, ReadTag } from '../catalogue/read/read-call.ts';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings.ts';
import { type IconSource, siteIcons } from './site-icon.ts';

const themeColor = (content: string, shade?: 'dark' | 'light') => ({
  name: 'theme-color',
  content,
  ...(shade && { media: `(prefers-color-scheme: ${shade})` }),
});
const dark = '#0b110e';
const light = '#f6faf8';

const themeColorsOf = {
  dark: [themeColor(dark)],
  light: [themeColor(light)],
  system: [themeColor(dark, 'dark'), themeColor(light, 'light')],
};

const defaults = {
  name: 'Aceboard',
  telegramUrl: 'https://t.me/aceboard',
  onlineCounter: 'simulated',
} as const;

/** The tag identifies the state of the settings that a page was rendered from. */
export async function readSite(
  app: FastifyInstance,
  {
    settings,
    reads,
    database,
  }: Pick<Deps, 'settings'> & {
    reads: Pick<Deps['reads'], 'settings'>;
    database: Pick<Deps['database'], 'db'>;
  },
  language: Language,
  shownTo?: Asker & { market: MarketCode },
): Promise<{ site: Site; tag: ReadTag }> {
  const { value, tag } = await reads.settings(language, shownTo?.market, shownTo);
  return { site: siteOf(app, settings, { stored: value, now: timeOf(database.db) }), tag };
}

const nameOf = (stored: SettingsCard, settings: Settings) =>
  settings.SITE_NAME ?? stored.name ?? defaults.name;

export async function readSiteName({
  settings,
  reads,
}: Pick<Deps, 'settings' | 'reads'>): Promise<string> {
  return nameOf((await reads.settings(defaultLanguage)).value, settings);
}

/** A portal with its own name must not link to Aceboard's channel. */
const defaultTelegramUrl = ({ name }: SettingsCard) =>
  name === null ? defaults.telegramUrl : null;

function sizedImage(path: string | null, { UPLOADS_PUBLIC_URL }: Settings): Site['logo'] {
  const size = path === null ? undefined : imageVariants(path);
  if (path === null || !size) return null;
  const src = imageUrl(withoutFocalPoint(path), UPLOADS_PUBLIC_URL);
  return { src, width: size.width, height: size.height };
}

/** A site with only one of the two logos shows it in both themes. */
function logosOf(stored: SettingsCard, settings: Settings): Pick<Site, 'logo' | 'logoInLight'> {
  const inDark = sizedImage(stored.logo ?? stored.logo_light, settings);
  const inLight = sizedImage(stored.logo_light ?? stored.logo, settings);
  return {
    logo: stored.theme === 'light' ? inLight : inDark,
    logoInLight: stored.theme === 'system' && stored.logo_light !== null ? inLight : null,
  };
}

const withoutFocalPoint = (path: string) => path.replace(/#.*/, '');

/** A portal with its own name must not show Aceboard's mark. */
function iconSourceOf(stored: SettingsCard, settings: Settings): IconSource | null {
  const { icon, theme } = stored;
  const name = nameOf(stored, settings);
  if (icon === null && name === defaults.name) return null;
  return { path: icon === null ? null : withoutFocalPoint(icon), name, theme };
}

export async function readIconSource(
  { settings, reads }: Pick<Deps, 'settings' | 'reads'>,
  language: Language,
): Promise<IconSource | null> {
  return iconSourceOf((await reads.settings(language)).value, settings);
}

const siteOf = (
  app: FastifyInstance,
  settings: Settings,
  { stored, now }: { stored: SettingsCard; now: number },
): Site => ({
  name: nameOf(stored, settings),
  url: siteUrl(app, settings),
  telegramUrl: settings.TELEGRAM_URL ?? stored.telegram_url ?? defaultTelegramUrl(stored),
  languages: stored.languages,
  socialLinks: stored.social_links,
  themeColors: themeColorsOf[stored.theme],
  styles: stored.styles,
  ...logosOf(stored, settings),
  icons: siteIcons(iconSourceOf(stored, settings)),
  footerNote: stored.footer_note,
  announcement: stored.announcement,
  footerPages: stored.footer_pages,
  emptyPaths: stored.empty_paths,
  timeZone: settings.SITE_TIMEZONE,
  year: localYear(settings.SITE_TIMEZONE, now),
  ...(settings.UPLOADS_PUBLIC_URL && { uploadsUrl: settings.UPLOADS_PUBLIC_URL }),
  ageGate: settings.AGE_GATE,
  onlineCounter: settings.ONLINE_COUNTER ?? stored.online_counter ?? defaults.onlineCounter,
});

/** Never derived from the request, because a client must not choose the URL that pages declare as their own. */
export const siteUrl = (app: FastifyInstance, settings: Settings): string =>
  settings.SITE_URL ?? listeningUrl(app, settings);

const listening = new WeakMap<object, string>();

/** Cached because every page and click needs it, and `address()` is a slow system call. */
function listeningUrl(app: FastifyInstance, { HOST, PORT }: Settings): string {
  const known = listening.get(app.server);
  if (known) return known;
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  const url = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
  if (address) listening.set(app.server, url);
  return url;
}

/** For the OpenAPI document, which is generated once without reading the database. */
export const fixedSiteName = ({ SITE_NAME }: Settings): string => SITE_NAME ?? defaults.name;
