import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { BreakLine } from '../break/break-line.tsx';
import { CatalogueLink, isExternal } from '../cards/catalogue-link.tsx';
import { AgeGate, AgeNotice } from '../market/age-check.tsx';
import { useMessages, usePageContext } from '../page-context.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function OfflineNotice() {
  const { offline } = useMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto w-fit rounded-card border border-edge bg-lifted px-5 py-3 text-small empty:hidden"
    >
      {isOnline ? null : offline}
    </p>
  );
}

export function PortalLayout({ children }: { children: ReactNode }) {
  const { messages, site } = usePageContext();
  // The old page stays visible until the next one is complete.
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isGated = site.ageGate === 'gate';
  return (
    <>
      <div
        className="@container/page flex min-h-dvh flex-col"
        inert={isGated}
        suppressHydrationWarning
      >
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-brass focus:p-3 focus:text-on-brass"
        >
          {messages.skipToContent}
        </a>
        <Announcement />
        <SiteHeader />
        <BreakLine />
        {site.ageGate === 'notice' && <AgeNotice />}
        <main
          id="content"
          aria-busy={isLoading || undefined}
          className="column flex-1 pt-5 pb-16 sm:pt-12"
          tabIndex={-1}
        >
          {children}
        </main>
        <OfflineNotice />
        <HydrateLater>
          <SiteFooter />
        </HydrateLater>
      </div>
      {isGated && <AgeGate />}
    </>
  );
}

function Announcement() {
  const { messages, site } = usePageContext();
  if (site.announcement === null) return null;
  const { text, url } = site.announcement;
  return (
    <aside aria-label={messages.announcement} className="bg-brass text-on-brass print:hidden">
      <p className="column py-2 text-center text-small">
        {url === null ? (
          text
        ) : (
          <CatalogueLink to={url} className="underline underline-offset-2">
            {text}
            {isExternal(url) && <span className="sr-only"> ({messages.footer.newTab})</span>}
          </CatalogueLink>
        )}
      </p>
    </aside>
  );
}
