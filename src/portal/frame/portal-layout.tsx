import { ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { pageScript } from '../inline-script.ts';
import { useMessages } from '../page-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {import.meta.env.SSR && <ScriptOnce>{`(${pageScript})()`}</ScriptOnce>}
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-brass focus:p-3 focus:text-on-brass"
      >
        {useMessages().skipToContent}
      </a>
      <SiteHeader />
      <main id="content" className="column flex-1 pt-8 pb-16 sm:pt-12" tabIndex={-1}>
        {children}
      </main>
      <HydrateLater>
        <SiteFooter />
      </HydrateLater>
    </div>
  );
}
