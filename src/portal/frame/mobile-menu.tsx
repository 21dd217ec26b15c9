import { Menu, X } from 'lucide-react';
import type { Section } from '#contract/catalogue/section.ts';
import { useDismissibleDetails } from '../../ui/use-dismissible-details.ts';
import { useMessages } from '../page-context.ts';
import { sections } from '../pages/sections/sections.ts';
import { useOnLeave } from '../use-on-leave.ts';
import { LanguageLink } from './language-link.tsx';
import { SectionLink } from './section-link.tsx';
import { SignInLink } from './sign-in-link.tsx';

export function MobileMenu({ current }: { current: Section | undefined }) {
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
