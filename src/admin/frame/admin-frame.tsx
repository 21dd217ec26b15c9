import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import {
  CalendarDays,
  ChartLine,
  CircleHelp,
  FileText,
  Gift,
  History,
  Image,
  Images,
  Inbox,
  LayoutDashboard,
  LayoutList,
  Link2,
  ListOrdered,
  LogOut,
  Menu,
  Package,
  Settings,
  Ticket,
} from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { formatNumber } from '../format.ts';
import { helpFor } from '../help/help-target.ts';
import { useAdminTexts } from '../language.ts';
import { deleteToken } from '../people/sign-in/stored-token.ts';
import { useSession } from '../people/sign-in/use-session.ts';
import { LanguageMenu } from './language-menu.tsx';

const minute = 60_000;

const entries = [
  { to: '/admin', name: 'dashboard', icon: LayoutDashboard },
  { to: '/admin/products', name: 'products', icon: Package },
  { to: '/admin/banners', name: 'banners', icon: Image },
  { to: '/admin/exclusive', name: 'exclusive', icon: Gift },
  { to: '/admin/toplists', name: 'topLists', icon: ListOrdered },
  { to: '/admin/promocodes', name: 'promoCodes', icon: Ticket },
  { to: '/admin/images', name: 'images', icon: Images },
  { to: '/admin/links', name: 'links', icon: Link2 },
  { to: '/admin/calendar', name: 'calendar', icon: CalendarDays },
  { to: '/admin/pages', name: 'pages', icon: FileText },
  { to: '/admin/page', name: 'pageBlocks', icon: LayoutList },
  { to: '/admin/reports', name: 'reports', icon: ChartLine },
  { to: '/admin/inbox', name: 'inbox', icon: Inbox },
  { to: '/admin/history', name: 'history', icon: History },
] as const;

const settings = { to: '/admin/settings', name: 'settings', icon: Settings } as const;

export function AdminFrame() {
  const { frame: text } = useAdminTexts();
  const [open, setOpen] = useState(false);
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logOut = () => {
    deleteToken();
    queryClient.clear();
    navigate({ to: '/admin/login' });
  };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <header className="border-line border-b bg-raised lg:sticky lg:top-0 lg:h-dvh lg:border-r lg:border-b-0">
        <div className="flex h-14 items-center justify-between px-4 lg:h-16 lg:px-5">
          <p className="flex-1 font-heading font-strong text-large">{text.admin}</p>
          <HelpLink />
          <button
            type="button"
            aria-expanded={open}
            aria-controls="admin-menu"
            onClick={() => setOpen(!open)}
            className={`lg:hidden ${buttonClass.quiet}`}
          >
            <Menu className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {text.menu}
          </button>
        </div>
        <nav
          id="admin-menu"
          aria-label={text.admin}
          className={`${open ? 'flex' : 'hidden'} flex-col gap-1 p-3 lg:flex lg:h-[calc(100%-4rem)] lg:overflow-y-auto`}
        >
          {[...entries, ...(session?.role === 'owner' ? [settings] : [])].map(
            ({ to, name, icon: Icon }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: to === '/admin', includeSearch: false }}
                onClick={() => setOpen(false)}
                className="flex min-h-10 items-center gap-3 rounded-control px-3 text-muted hover:bg-lifted hover:text-ink aria-[current=page]:bg-lifted aria-[current=page]:text-ink"
              >
                <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {text.screens[name]}
                {to === '/admin/inbox' && <UnreadCount />}
              </Link>
            ),
          )}
          <div className="flex flex-wrap items-center gap-1 lg:mt-auto lg:pt-3">
            <button
              type="button"
              onClick={logOut}
              className="flex min-h-10 flex-1 items-center gap-3 rounded-control whitespace-nowrap px-3 text-muted hover:bg-lifted hover:text-ink"
            >
              <LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {text.logOut}
            </button>
            <LanguageMenu />
          </div>
        </nav>
      </header>
      <main className="mx-auto w-full max-w-[80rem] px-4 py-6 lg:px-8 lg:py-8">
        {session?.role === 'viewer' && (
          <p className="mb-6 rounded-control border border-line px-4 py-2.5 text-muted text-small">
            {text.viewer}
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}

/** Links to the part of the guides about the current screen. */
function HelpLink() {
  const { frame: text } = useAdminTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { guide, heading } = helpFor(pathname);
  return (
    <Link
      to="/admin/help/$guide"
      params={{ guide }}
      hash={heading}
      activeOptions={{ includeHash: false }}
      className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-muted text-small hover:bg-lifted hover:text-ink aria-[current=page]:text-ink"
    >
      <CircleHelp className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {text.help.title}
    </Link>
  );
}

function UnreadCount() {
  const { inbox: text } = useAdminTexts();
  const { data } = trpc.admin.inquiry.list.useQuery(
    { unread: true, limit: 1 },
    { refetchInterval: minute },
  );
  if (!data?.total) return null;
  return (
    <span className="figures ml-auto rounded-full bg-brass px-2 font-strong text-on-brass text-small">
      {formatNumber(data.total)}
      <span className="sr-only">{text.unreadCount}</span>
    </span>
  );
}
