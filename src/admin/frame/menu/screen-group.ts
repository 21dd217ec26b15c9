import {
  CalendarDays,
  ChartLine,
  FileText,
  Gift,
  HandCoins,
  History,
  Image,
  Images,
  Inbox,
  LayoutDashboard,
  LayoutList,
  Link2,
  ListChecks,
  ListOrdered,
  Package,
  Settings,
  Ticket,
} from 'lucide-react';

export const dashboard = { to: '/admin', name: 'dashboard', icon: LayoutDashboard } as const;

export const screenGroups = [
  {
    name: 'catalogue',
    screens: [
      { to: '/admin/products', name: 'products', icon: Package, newAt: '/admin/products/new' },
      { to: '/admin/banners', name: 'banners', icon: Image, newAt: '/admin/banners/new' },
      { to: '/admin/exclusive', name: 'exclusive', icon: Gift, newAt: '/admin/exclusive/new' },
      { to: '/admin/toplists', name: 'topLists', icon: ListOrdered },
      { to: '/admin/promocodes', name: 'promoCodes', icon: Ticket, newAt: '/admin/promocodes/new' },
      { to: '/admin/facts', name: 'facts', icon: ListChecks },
      { to: '/admin/page', name: 'pageBlocks', icon: LayoutList },
    ],
  },
  {
    name: 'content',
    screens: [
      { to: '/admin/pages', name: 'pages', icon: FileText, newAt: '/admin/pages/new' },
      { to: '/admin/images', name: 'images', icon: Images },
    ],
  },
  {
    name: 'insights',
    screens: [
      { to: '/admin/reports', name: 'reports', icon: ChartLine },
      { to: '/admin/conversions', name: 'conversions', icon: HandCoins },
      { to: '/admin/links', name: 'links', icon: Link2 },
      { to: '/admin/calendar', name: 'calendar', icon: CalendarDays },
      { to: '/admin/inbox', name: 'inbox', icon: Inbox },
      { to: '/admin/history', name: 'history', icon: History },
    ],
  },
  {
    name: 'site',
    ownersOnly: true,
    screens: [{ to: '/admin/settings', name: 'settings', icon: Settings }],
  },
] as const;

export const screenGroupsFor = (isOwner: boolean) =>
  screenGroups.filter((group) => isOwner || !('ownersOnly' in group));
