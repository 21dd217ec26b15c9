import { useLocation } from '@tanstack/react-router';
import { useIsHidden } from '../market/current-market.ts';
import { useMessages } from '../page-context.ts';
import { sectionOf, sections } from '../pages/sections/sections.ts';
import { SavedLinkSlot } from '../saved/saved-link-slot.tsx';
import { SearchButton } from '../search/dialog/search-button.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PromoCodesLink } from './promo-codes-link.tsx';
import { SectionLink } from './section-link.tsx';
import { SignInLink } from './sign-in-link.tsx';

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
