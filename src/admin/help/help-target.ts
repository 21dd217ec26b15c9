import { entityScreens } from '../frame/menu/entity-screen.ts';
import type { GuideSection } from './guide.ts';

/** The help for each screen. The first entry that is a prefix of the screen's path applies. */
const targets: [path: string, GuideSection][] = [
  ...Object.values(entityScreens).map(({ to, help }): [string, GuideSection] => [to, help]),
  ['/admin/facts', { guide: 'editors', heading: 'facts' }],
  ['/admin/links', { guide: 'editors', heading: 'links' }],
  ['/admin/calendar', { guide: 'editors', heading: 'calendar' }],
  ['/admin/page', { guide: 'editors', heading: 'page-blocks' }],
  ['/admin/reports/speed', { guide: 'owners', heading: 'page-speed' }],
  ['/admin/reports', { guide: 'editors', heading: 'reports' }],
  ['/admin/conversions', { guide: 'editors', heading: 'conversions' }],
  ['/admin/programmes', { guide: 'owners', heading: 'money' }],
  ['/admin/money', { guide: 'owners', heading: 'money' }],
  ['/admin/inbox', { guide: 'editors', heading: 'inbox' }],
  ['/admin/releases', { guide: 'editors', heading: 'releases' }],
  ['/admin/settings/approval', { guide: 'owners', heading: 'approval' }],
  ['/admin/translations', { guide: 'editors', heading: 'products' }],
  ['/admin/history', { guide: 'editors', heading: 'history' }],
  ['/admin/settings/people', { guide: 'owners', heading: 'people' }],
  ['/admin/settings/security', { guide: 'owners', heading: 'people' }],
  ['/admin/account', { guide: 'editors', heading: 'your-account' }],
  ['/admin/settings/webhooks', { guide: 'owners', heading: 'webhooks' }],
  ['/admin/settings/move-in', { guide: 'owners', heading: 'moving-in' }],
  ['/admin/settings/setup', { guide: 'owners', heading: 'the-first-hour' }],
  ['/admin/settings', { guide: 'owners', heading: 'site' }],
];

const dashboard: GuideSection = { guide: 'editors', heading: 'the-dashboard' };

export function helpFor(pathname: string): GuideSection {
  if (/\/products\/\d+\/conversions$/.test(pathname)) {
    return { guide: 'editors', heading: 'conversions' };
  }
  return targets.find(([path]) => pathname.startsWith(path))?.[1] ?? dashboard;
}
