import {
  Banknote,
  CalendarDays,
  ChartLine,
  HandCoins,
  Handshake,
  History,
  Inbox,
  LayoutDashboard,
  LayoutList,
  Link2,
  ListChecks,
  type LucideIcon,
  PackageOpen,
  Settings,
} from 'lucide-react';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import type { Session } from '../../people/sign-in/use-session.ts';
import { type EntityScreen, entityScreens, named } from './entity-screen.ts';

type MenuScreen = Pick<EntityScreen, 'to' | 'title' | 'create'> & {
  icon: LucideIcon;
  add?: keyof AdminTexts['frame']['add'];
};
type ScreenGroup = {
  name: keyof AdminTexts['frame']['groups'];
  isFor?: (session: Session) => boolean;
  screens: MenuScreen[];
};

const entitiesIn = (group: 'catalogue' | 'content'): MenuScreen[] =>
  Object.values(entityScreens).flatMap(({ place, ...screen }) =>
    'group' in place && place.group === group ? [{ ...screen, ...place }] : [],
  );

export const dashboard: MenuScreen = {
  to: '/admin',
  title: named('dashboard'),
  icon: LayoutDashboard,
};

const screenGroups: ScreenGroup[] = [
  {
    name: 'catalogue',
    screens: [
      ...entitiesIn('catalogue'),
      { to: '/admin/facts', title: named('facts'), icon: ListChecks },
      { to: '/admin/page', title: named('pageBlocks'), icon: LayoutList },
    ],
  },
  { name: 'content', screens: entitiesIn('content') },
  {
    name: 'insights',
    screens: [
      { to: '/admin/reports', title: named('reports'), icon: ChartLine },
      { to: '/admin/conversions', title: named('conversions'), icon: HandCoins },
      { to: '/admin/links', title: named('links'), icon: Link2 },
      { to: '/admin/calendar', title: named('calendar'), icon: CalendarDays },
      { to: '/admin/inbox', title: named('inbox'), icon: Inbox },
      { to: '/admin/releases', title: named('releases'), icon: PackageOpen },
      { to: '/admin/history', title: named('history'), icon: History },
    ],
  },
  {
    name: 'money',
    isFor: ({ role, rights }) => role === 'owner' || rights?.includes('money') === true,
    screens: [
      { to: '/admin/money', title: named('money'), icon: Banknote },
      {
        to: '/admin/programmes',
        title: named('programmes'),
        icon: Handshake,
      },
    ],
  },
  {
    name: 'site',
    isFor: ({ role }) => role === 'owner',
    screens: [{ to: '/admin/settings', title: named('settings'), icon: Settings }],
  },
];

/** Until the session is known, shows only what everyone sees. */
export const screenGroupsFor = (session: Session | undefined) =>
  screenGroups.filter(({ isFor }) => !isFor || (session !== undefined && isFor(session)));
