import { Link, Outlet } from '@tanstack/react-router';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useSession } from '../sign-in/role.ts';

const tabs = [
  { to: '/admin/settings/people', label: 'People' },
  { to: '/admin/settings/webhooks', label: 'Webhooks' },
  { to: '/admin/settings/markets', label: 'Markets' },
] as const;

/** Each tab is a screen of its own. The server refuses others than owners; here they are told why. */
export function SettingsFrame() {
  const session = useSession();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>Settings</PageTitle>
      {session && session.role !== 'owner' && (
        <ErrorBox message="Settings are for owners. Ask one of them to change something here." />
      )}
      {session?.role === 'owner' && (
        <>
          <nav aria-label="Settings" className="flex flex-wrap gap-2">
            {tabs.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
              >
                {label}
              </Link>
            ))}
          </nav>
          <Outlet />
        </>
      )}
    </div>
  );
}
