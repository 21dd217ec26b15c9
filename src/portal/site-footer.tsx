import { Link } from '@tanstack/react-router';
import { Logo } from './logo.tsx';
import { usePageContext } from './page-context.ts';
import { sections } from './sections.ts';

export function SiteFooter() {
  const { messages, site } = usePageContext();
  const { footer, nav } = messages;
  return (
    <footer className="border-line border-t">
      <div className="column grid gap-8 py-10 sm:grid-cols-[1fr_auto] sm:gap-16">
        <div className="flex max-w-[32rem] flex-col gap-4">
          <Logo />
          <p className="text-muted text-small">{footer.risk}</p>
        </div>
        <nav aria-label={footer.links}>
          <h2 className="mb-2 font-text text-muted text-small">{footer.explore}</h2>
          <ul>
            {sections.map(({ section, to }) => (
              <li key={section}>
                <Link to={to} className="inline-flex min-h-8 items-center hover:text-brass">
                  {nav[section]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="column">
        <div className="flex items-center justify-between gap-4 border-line border-t py-5 text-muted text-small">
          <p suppressHydrationWarning>{footer.copyright(new Date().getFullYear(), site.name)}</p>
          <p className="figures rounded-full border border-edge px-2.5 py-0.5 text-ink">
            <span aria-hidden="true">18+</span>
            <span className="sr-only">18+ – {footer.adultsOnly}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
