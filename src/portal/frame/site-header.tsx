import { Link, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import type { Section } from '#contract/catalogue/section.ts';
import { useDismissibleDetails } from '../../ui/use-dismissible-details.ts';
import { useIsHidden } from '../market/current-market.ts';
import { useMessages } from '../page-context.ts';
import { sectionOf, sections } from '../pages/sections/sections.ts';
import { SavedLinkSlot } from '../saved/saved-link-slot.tsx';
import { SearchButton } from '../search/dialog/search-button.tsx';
import { useOnLeave } from '../use-on-leave.ts';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { PromoCodesLink } from './promo-codes-link.tsx';
import { SignInLink } from './sign-in-link.tsx';

type SectionLinkProps = (typeof sections)[number] & {
  current?: Section | undefined;
  onClick?: () => void;
  className: string;
};

/** Expects the current section, because the path isn't enough: the home page shows the casino section. */
const SectionLink = ({ section, to, current, onClick, className }: SectionLinkProps) => (
  <Link
    to={to}
    aria-current={section === current ? 'page' : undefined}
    onClick={onClick}
    className={className}
  >
    {useMessages().nav[section]}
  </Link>
);

function MobileMenu({ current }: { current: Section | undefined }) {
  const { nav, menu } = useMessages();
  const { close, details } = useDismissibleDetails();
  useOnLeave(close);
  return (
    <details {...details} className="group">
      <summary className="flex h-11 min-w-11 list-none items-center justify-center gap-2 rounded-control px-2 font-strong text-small transition-colors hover:bg-lifted">
        <Menu className="size-5 group-open:hidden" />
        <X className="hidden size-5 group-open:block" />
        <span className="cramped:sr-only max-[22rem]:sr-only">{menu}</span>
      </summary>
      <nav
        aria-label={nav.label}
        className="absolute inset-x-0 top-full animate-enter border-line border-b bg-raised gutter"
      >
        <ul className="flex flex-col">
          {sections.map((entry) => (
            <li key={entry.section}>
              <SectionLink
                {...entry}
                current={current}
                onClick={close}
                className="flex min-h-12 items-center border-line border-b font-heading font-strong text-large aria-[current=page]:text-brass"
              />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex items-center justify-between gap-3">
          <SignInLink onClick={close} />
          <LanguageLink />
        </div>
      </nav>
    </details>
  );
}

export function SiteHeader() {
  const hidesCodes = useIsHidden('promo_codes');
  const current = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  return (
    <header className="relative z-10 border-line border-b bg-ground max-[22rem]:has-data-saved-link:[&>div>a>svg]:hidden max-[26rem]:has-data-saved-link:[&_summary>span]:sr-only">
      <div className="column @container flex h-16 items-center gap-3 md:gap-5 lg:gap-8">
        <Logo />
        <nav aria-label={useMessages().nav.label} className="hidden h-full shrink-0 wide:block">
          <ul className="flex h-full gap-4 lg:gap-6">
            {sections.map((entry) => (
              <li key={entry.section} className="h-full">
                <SectionLink
                  {...entry}
                  current={current}
                  className="flex h-full items-center border-transparent border-y-2 text-muted transition-colors hover:text-ink aria-[current=page]:border-b-brass aria-[current=page]:text-ink"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center wide:gap-2">
          <SavedLinkSlot />
          <SearchButton />
          <div className="hidden gap-2 wide:flex">
            <SignInLink />
            <LanguageLink />
          </div>
          <div className="flex max-md:-mr-2 wide:hidden">
            {!hidesCodes && <PromoCodesLink />}
            <MobileMenu current={current} />
          </div>
        </div>
      </div>
    </header>
  );
}
