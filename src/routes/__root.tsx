import {
  createRootRouteWithContext,
  HeadContent,
  notFound,
  Outlet,
  Scripts,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { defaultLanguage, type Language } from '#contract/language.ts';
import archivo from '../fonts/archivo-latin-400.woff2?url';
import turkish from '../fonts/archivo-latin-ext-400.woff2?url';
import lateFonts from '../fonts/late-fonts.css?url';
import { LateNotFound } from '../portal/frame/late-not-found.tsx';
import { PortalLayout } from '../portal/frame/portal-layout.tsx';
import { usePageContext } from '../portal/page-context.ts';
import { LateFonts } from '../portal/page-start/late-fonts.tsx';
import { MeasurePage } from '../portal/page-start/measure-page.tsx';
import { PageScript } from '../portal/page-start/page-script.tsx';
import { StartModules } from '../portal/page-start/start-modules.tsx';
import type { RouterContext } from '../router-context.ts';
import styles from '../styles.css?url';
import { UploadsUrl } from '../ui/image/uploads-url.ts';

/** Languages with letters that the first font lacks. */
const extended: Partial<Record<Language, string>> = { tr: turkish };
const fontsOf = (language: Language) =>
  [archivo, extended[language]].filter((font) => font !== undefined);

export const Route = createRootRouteWithContext<RouterContext>()({
  // The admin has no language prefix: editors choose a language per browser.
  beforeLoad: ({ context, location }) => {
    if (context.language !== defaultLanguage && location.pathname.startsWith('/admin'))
      throw notFound();
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...match.context.site.themeColors,
    ],
    ...(match.context.site.styles && { styles: [{ children: match.context.site.styles }] }),
    links: [
      { rel: 'stylesheet', href: styles },
      ...match.context.site.icons.links,
      ...fontsOf(match.context.language).map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
  notFoundComponent: (missing) => (
    <PortalLayout>
      <LateNotFound {...missing} />
    </PortalLayout>
  ),
});

function Document({ children }: { children: ReactNode }) {
  const { breakUntil, isGone, language, market, site } = usePageContext();
  return (
    // An inline script adds an attribute if the visitor has confirmed their age.
    <html
      lang={language}
      data-shown-market={market}
      data-on-break={breakUntil}
      data-late-fonts={lateFonts}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && (
          <>
            <PageScript />
            {isGone ? <link rel="stylesheet" href={lateFonts} /> : <LateFonts href={lateFonts} />}
          </>
        )}
      </head>
      <body>
        <UploadsUrl value={site.uploadsUrl}>{children}</UploadsUrl>
        <Scripts />
        {import.meta.env.SSR && (
          <>
            <StartModules />
            <MeasurePage />
          </>
        )}
      </body>
    </html>
  );
}
