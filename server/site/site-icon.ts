/**
 * Generates a site's icons from the owner's image, or without one from the initials of its name, on the first request
 * for one of them. Their URL changes with the image, the name and the theme, so they can be cached permanently and
 * changes show immediately.
 */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Site } from '#contract/site/site.ts';
import type { Theme } from '#contract/site/theme.ts';
import { AppError } from '../errors.ts';
import { encodeIconsInChild } from '../image/encode/encode-in-child.ts';
import type { ImageFiles, ImageStorage } from '../image/storage/image-storage.ts';

export const siteIconPath = '/site-icon';

/** The icon, along with the name and theme used in some of the files. Without an icon, the initials are drawn. */
export type IconSource = { path: string | null; name: string; theme: Theme };

const versionOf = (source: IconSource) =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16);

const folderOf = (source: IconSource) => `${siteIconPath}/${versionOf(source)}`;

const files = { favicon: '32.png', icon: '192.png', large: '512.png', maskable: 'maskable.png' };
const touchIcon = 'apple-touch.png';
const shareImage = 'share.png';

const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };

const defaults = {
  links: [
    manifest,
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ],
  share: '/share.png',
  icon: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
};

export function siteIcons(source: IconSource | null): Site['icons'] {
  if (!source) return defaults;
  const folder = folderOf(source);
  return {
    links: [
      manifest,
      { rel: 'icon', href: `${folder}/${files.favicon}`, sizes: '32x32' },
      { rel: 'icon', href: `${folder}/${files.icon}`, type: 'image/png', sizes: '192x192' },
      { rel: 'apple-touch-icon', href: `${folder}/${touchIcon}` },
    ],
    share: `${folder}/${shareImage}`,
    icon: `${folder}/${files.icon}`,
    large: `${folder}/${files.large}`,
    maskable: `${folder}/${files.maskable}`,
  };
}

/** Browsers and crawlers request these without having read a page. */
export const wellKnownIcons: Record<string, string> = {
  '/favicon.ico': files.favicon,
  '/icon.svg': files.icon,
  '/apple-touch-icon.png': touchIcon,
  '/share.png': shareImage,
  '/icon-192.png': files.icon,
  '/icon-512.png': files.large,
  '/icon-maskable-512.png': files.maskable,
};

/** Pages rendered before a change request outdated icons, and are redirected to the current ones. */
export const currentPath = (source: IconSource, file: string) => `${folderOf(source)}/${file}`;

/** The current set and the previous one, as processes may notice a change at different times. */
const maxSets = 2;
/** In milliseconds. A page requests several icons, and each attempt starts a process. */
const failureTtl = 10_000;

export function iconEncoder(storage: ImageStorage) {
  const sets = new LRUCache<string, Promise<ImageFiles>>({ max: maxSets });

  async function read(path: string): Promise<Uint8Array> {
    const [, , image = '', file = ''] = path.split('/');
    const found = await storage.open(image, file);
    if (!found) throw new AppError('not_found', 'The image of the icon no longer exists.');
    return buffer(found.content);
  }

  async function encode({ path, name, theme }: IconSource): Promise<ImageFiles> {
    const bytes = path === null ? null : await read(path);
    return encodeIconsInChild({ icon: { bytes, name, isLight: theme === 'light' } });
  }

  return async function find(source: IconSource, file: string): Promise<Uint8Array | undefined> {
    const version = versionOf(source);
    const known = sets.get(version);
    if (known) return (await known).get(file);
    const set = encode(source);
    sets.set(version, set);
    set.catch(() => sets.set(version, set, { ttl: failureTtl }));
    return (await set).get(file);
  };
}
