import { ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { pageScript } from '../inline-script.ts';
import { AgeGate, AgeNotice } from '../market/age-check.tsx';
import { usePageContext } from '../page-context.ts';
import { Announcement } from './announcement.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function PortalLayout({ children }: { children: ReactNode }) {
  const { messages, site } = usePageContext();
  const isGated = site.ageGate === 'gate';
  return (
    <>
      <div className="flex min-h-dvh flex-col" inert={isGated} suppressHydrationWarning>
        {import.meta.env.SSR && <ScriptOnce>{`(${pageScript})()`}</ScriptOnce>}
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-brass focus:p-3 focus:text-on-brass"
        >
          {messages.skipToContent}
        </a>
        <Announcement />
        <SiteHeader />
        {site.ageGate === 'notice' && <AgeNotice />}
        <main id="content" className="column flex-1 pt-8 pb-16 sm:pt-12" tabIndex={-1}>
          {children}
        </main>
        <HydrateLater>
          <SiteFooter />
        </HydrateLater>
      </div>
      {isGated && <AgeGate />}
    </>
  );
}
