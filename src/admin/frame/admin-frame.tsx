import { Outlet } from '@tanstack/react-router';
import { ArrowUpRight, Menu } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { useAdminTexts } from '../language.ts';
import { useSession } from '../people/sign-in/use-session.ts';
import { ReleaseBar } from '../release/working/release-bar.tsx';
import { AdminMenu } from './menu/admin-menu.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { useSiteName } from './site-name.ts';

export function AdminFrame() {
  const { frame: text } = useAdminTexts();
  const [open, setOpen] = useState(false);
  const session = useSession();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block!">
      <header className="border-line border-b bg-raised lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
        <div className="flex flex-wrap items-center gap-2 px-4 py-2.5 lg:px-5 lg:pt-3 lg:pb-1.5">
          <SiteLink />
          <PaletteButton />
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
        <AdminMenu open={open} onChoose={() => setOpen(false)} />
      </header>
      <div className="min-w-0">
        <ReleaseBar />
        <main className="mx-auto w-full max-w-[80rem] px-4 py-6 lg:px-8 lg:py-8">
          {session?.role === 'viewer' && (
            <p className="mb-6 rounded-control border border-line px-4 py-2.5 text-muted text-small">
              {text.viewer}
            </p>
          )}
          <Outlet />
        </main>
      </div>
    </div>
  );
}

function SiteLink() {
  const { frame: text } = useAdminTexts();
  const name = useSiteName();
  return (
    <div className="min-w-0 flex-1 lg:basis-full">
      <p dir="auto" title={name} className="truncate font-heading font-strong text-large">
        {name}
      </p>
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center gap-1 rounded-small text-muted text-small hover:text-ink"
      >
        {text.viewSite}
        <ArrowUpRight className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
      </a>
    </div>
  );
}
