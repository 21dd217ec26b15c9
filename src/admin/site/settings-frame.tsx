import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useAdminTexts } from '../language.ts';
import { useSession } from '../people/sign-in/use-session.ts';

const tabs = [
  { to: '/admin/settings/site', name: 'site' },
  { to: '/admin/settings/people', name: 'people' },
  { to: '/admin/settings/security', name: 'signIn' },
  { to: '/admin/settings/approval', name: 'fourEyes' },
  { to: '/admin/settings/webhooks', name: 'webhook' },
  { to: '/admin/settings/markets', name: 'market' },
  { to: '/admin/settings/scoring', name: 'scoring' },
  { to: '/admin/settings/move-in', name: 'moveIn' },
  { to: '/admin/settings/setup', name: 'setup' },
] as const;

/**
 * Frames the settings. Each tab is a separate screen, and a form below a tab has its own title. Tells people other than
 * owners why they have no access, which the server enforces.
 */
export function SettingsFrame() {
  const { frame, ...texts } = useAdminTexts();
  const title = frame.screens.settings;
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isBelowTab = tabs.some(({ to }) => path.startsWith(`${to}/`));
  const tab = tabs.find(({ to }) => path === to);
  return (
    <div className="flex flex-col gap-5">
      {!(isBelowTab && session?.role === 'owner') && (
        <PageTitle part={tab && texts[tab.name].title}>{title}</PageTitle>
      )}
      {session && session.role !== 'owner' && <ErrorBox message={texts.site.ownersOnly} />}
      {session?.role === 'owner' && (
        <>
          <nav aria-label={title} className="flex flex-wrap gap-2">
            {tabs.map(({ to, name }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
              >
                {texts[name].title}
              </Link>
            ))}
          </nav>
          <Outlet />
        </>
      )}
    </div>
  );
}
