import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import {
  CalendarDays,
  ChartLine,
  Gift,
  History,
  Image,
  Inbox,
  LayoutDashboard,
  LayoutList,
  ListOrdered,
  LogOut,
  Menu,
  Package,
  Settings,
  Ticket,
} from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { UnreadCount } from '../inbox/unread-count.tsx';
import { useSession } from '../sign-in/role.ts';
import { deleteToken } from '../sign-in/session.ts';

const entries = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/products', label: 'Products', icon: Package },
  { to: '/admin/banners', label: 'Banners', icon: Image },
  { to: '/admin/exclusive', label: 'Exclusive', icon: Gift },
  { to: '/admin/toplists', label: 'Top lists', icon: ListOrdered },
  { to: '/admin/promocodes', label: 'Promo codes', icon: Ticket },
  { to: '/admin/calendar', label: 'Calendar', icon: CalendarDays },
  { to: '/admin/page', label: 'Page blocks', icon: LayoutList },
  { to: '/admin/reports', label: 'Reports', icon: ChartLine },
  { to: '/admin/inbox', label: 'Inbox', icon: Inbox },
  { to: '/admin/history', label: 'History', icon: History },
] as const;

const settings = { to: '/admin/settings', label: 'Settings', icon: Settings } as const;

export function AdminFrame() {
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
          <p className="font-heading font-strong text-large">Admin</p>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="admin-menu"
            onClick={() => setOpen(!open)}
            className={`lg:hidden ${buttonClass.quiet}`}
          >
            <Menu className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Menu
          </button>
        </div>
        <nav
          id="admin-menu"
          aria-label="Admin"
          className={`${open ? 'flex' : 'hidden'} flex-col gap-1 p-3 lg:flex lg:h-[calc(100%-4rem)]`}
        >
          {[...entries, ...(session?.role === 'owner' ? [settings] : [])].map(
            ({ to, label, icon: Icon }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: to === '/admin', includeSearch: false }}
                onClick={() => setOpen(false)}
                className="flex min-h-10 items-center gap-3 rounded-control px-3 text-muted hover:bg-lifted hover:text-ink aria-[current=page]:bg-lifted aria-[current=page]:text-ink"
              >
                <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {label}
                {to === '/admin/inbox' && <UnreadCount />}
              </Link>
            ),
          )}
          <button
            type="button"
            onClick={logOut}
            className="flex min-h-10 items-center gap-3 rounded-control px-3 text-muted hover:bg-lifted hover:text-ink lg:mt-auto"
          >
            <LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Logout
          </button>
        </nav>
      </header>
      <main className="mx-auto w-full max-w-[80rem] px-4 py-6 lg:px-8 lg:py-8">
        {session?.role === 'viewer' && (
          <p className="mb-6 rounded-control border border-line px-4 py-2.5 text-muted text-small">
            You can look at everything here and change nothing: your token is a viewer’s.
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}
