import { Link } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { companyPages } from '#contract/site/footer-paths.ts';
import type { Messages } from '../../../../messages/en/common.ts';
import { ownPageOnly } from '../../cards/catalogue-link.tsx';
import { usePageContext } from '../../page-context.ts';

const link = 'inline-flex min-h-8 items-center gap-1 transition-colors hover:text-brass';

type PageName = Extract<keyof typeof pagePath, keyof (Messages['nav'] & Messages['footer'])>;

export function FooterLinks() {
  const { language, messages, site } = usePageContext();
  const { footer } = messages;
  const telegram = site.telegramUrl ? [{ name: footer.telegram, url: site.telegramUrl }] : [];
  const titles = { ...messages.nav, ...footer };
  const pageLinks = (names: readonly PageName[], others: typeof site.footerPages = []) =>
    names
      .map((name) => ({ path: pagePath[name], title: titles[name] }))
      .concat(others.filter(({ path }) => !names.some((name) => pagePath[name] === path)))
      .filter(({ path }) => !site.emptyPaths[language].includes(path))
      .map(({ path, title }) => (
        <li key={path}>
          <Link to={path} activeOptions={ownPageOnly} className={link}>
            {title}
          </Link>
        </li>
      ));
  return (
    <nav
      aria-label={footer.links}
      className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-8 sm:gap-12 md:grid-cols-2"
    >
      <Column heading={footer.explore}>
        {pageLinks(['casino', 'bets', 'bonuses', 'promoCodes', 'guides', 'reviews'])}
        {[...telegram, ...site.socialLinks].map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <a href={url} target="_blank" rel="noopener" className={link}>
              {name}
              <ArrowUpRight className="size-4 text-muted" />
              <span className="sr-only"> – {footer.newTab}</span>
            </a>
          </li>
        ))}
      </Column>
      <Column heading={footer.company}>{pageLinks(companyPages, site.footerPages)}</Column>
    </nav>
  );
}

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-2 font-text text-muted text-small">{heading}</h2>
    <ul>{children}</ul>
  </div>
);
