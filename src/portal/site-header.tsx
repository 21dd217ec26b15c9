import { Link, useLocation } from '@tanstack/react-router';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useMessages } from './page-context.ts';
import { sectionOf, sections } from './sections.ts';

export function SiteHeader() {
  const { nav } = useMessages();
  const current = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  return (
    <header className="relative z-10 border-line border-b bg-ground">
      <div className="column flex h-16 items-center gap-8">
        <Logo />
        <nav aria-label={nav.label} className="hidden h-full sm:block">
          <ul className="flex h-full gap-6">
            {sections.map(({ section, to }) => (
              <li key={section} className="h-full">
                <Link
                  to={to}
                  aria-current={section === current ? 'page' : undefined}
                  className="flex h-full items-center border-transparent border-y-2 text-muted transition-colors hover:text-ink aria-[current=page]:border-b-brass aria-[current=page]:text-ink"
                >
                  {nav[section]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto hidden sm:block">
          <LanguageLink />
        </div>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}
