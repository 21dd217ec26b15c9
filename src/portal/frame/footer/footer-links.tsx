import { Link } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { usePageContext } from '../../page-context.ts';
import { sections } from '../../sections/sections.ts';
import { SectionLink } from '../section-link.tsx';

const link = 'inline-flex min-h-8 items-center gap-1 transition-colors hover:text-brass';

type PageLink = { path: string; title: string };

const pageItem = ({ path, title }: PageLink) => (
  <li key={path}>
    <Link to={path} className={link}>
      {title}
    </Link>
  </li>
);

export function FooterLinks() {
  const { messages, site } = usePageContext();
  const { footer } = messages;
  const linksTo = (...pages: (keyof typeof pagePath & keyof typeof footer)[]) =>
    pages.map((page) => ({ path: pagePath[page], title: footer[page] }));
  const withContent = ({ path }: PageLink) => site.contentPaths.includes(path);
  return (
    <nav aria-label={footer.links} className="grid grid-cols-2 gap-8 sm:gap-12">
      <Column heading={footer.explore}>
        {sections.map((entry) => (
          <li key={entry.section}>
            <SectionLink {...entry} className={link} />
          </li>
        ))}
        {linksTo('guides', 'reviews').filter(withContent).map(pageItem)}
        {[{ name: footer.telegram, url: site.telegramUrl }, ...site.socialLinks].map(
          ({ name, url }) => (
            <li key={`${name} ${url}`}>
              <a href={url} target="_blank" rel="noopener" className={link}>
                {name}
                <ArrowUpRight className="size-4 text-muted" strokeWidth={1.75} aria-hidden="true" />
                <span className="sr-only"> – {footer.newTab}</span>
              </a>
            </li>
          ),
        )}
      </Column>
      <Column heading={footer.company}>
        {[
          ...linksTo('support', 'about').filter(withContent),
          ...linksTo('partners', 'contact'),
          ...site.footerPages,
        ].map(pageItem)}
      </Column>
    </nav>
  );
}

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-2 font-text text-muted text-small">{heading}</h2>
    <ul>{children}</ul>
  </div>
);
