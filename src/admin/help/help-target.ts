import type { GuideName } from './guide.ts';

type Target = { guide: GuideName; heading: string };

/** The help for each screen. The first entry that is a prefix of the screen's path applies. */
const targets: [path: string, Target][] = [
  ['/admin/products', { guide: 'editors', heading: 'products' }],
  ['/admin/banners', { guide: 'editors', heading: 'banners-and-exclusive-bonuses' }],
  ['/admin/exclusive', { guide: 'editors', heading: 'banners-and-exclusive-bonuses' }],
  ['/admin/toplists', { guide: 'editors', heading: 'top-lists' }],
  ['/admin/promocodes', { guide: 'editors', heading: 'promo-codes' }],
  ['/admin/facts', { guide: 'editors', heading: 'facts' }],
  ['/admin/images', { guide: 'editors', heading: 'images' }],
  ['/admin/links', { guide: 'editors', heading: 'links' }],
  ['/admin/calendar', { guide: 'editors', heading: 'calendar' }],
  ['/admin/pages', { guide: 'editors', heading: 'pages' }],
  ['/admin/redirects', { guide: 'editors', heading: 'pages' }],
  ['/admin/page', { guide: 'editors', heading: 'page-blocks' }],
  ['/admin/reports/speed', { guide: 'owners', heading: 'page-speed' }],
  ['/admin/reports', { guide: 'editors', heading: 'reports' }],
  ['/admin/conversions', { guide: 'editors', heading: 'conversions' }],
  ['/admin/inbox', { guide: 'editors', heading: 'inbox' }],
  ['/admin/history', { guide: 'editors', heading: 'history' }],
  ['/admin/settings/people', { guide: 'owners', heading: 'people' }],
  ['/admin/settings/security', { guide: 'owners', heading: 'people' }],
  ['/admin/account', { guide: 'editors', heading: 'your-account' }],
  ['/admin/settings/webhooks', { guide: 'owners', heading: 'webhooks' }],
  ['/admin/settings/markets', { guide: 'owners', heading: 'markets-and-languages' }],
  ['/admin/settings/setup', { guide: 'owners', heading: 'the-first-hour' }],
  ['/admin/settings', { guide: 'owners', heading: 'site' }],
];

const dashboard: Target = { guide: 'editors', heading: 'the-dashboard' };

export function helpFor(pathname: string): Target {
  if (/\/products\/\d+\/conversions$/.test(pathname)) {
    return { guide: 'editors', heading: 'conversions' };
  }
  return targets.find(([path]) => pathname.startsWith(path))?.[1] ?? dashboard;
}
