import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Section } from '#contract/catalogue/section.ts';
import { useTopDialog } from '../../ui/dialog/open-dialog.ts';
import { useMessages } from '../page-context.ts';
import { sections } from '../sections/sections.ts';
import { useOnLeave } from '../use-on-leave.ts';
import { LanguageLink } from './language-link.tsx';
import { SectionLink } from './section-link.tsx';
import { SignInLink } from './sign-in-link.tsx';

const close = (menu: HTMLDetailsElement | null) => {
  if (menu) menu.open = false;
};

/** The browser's own `details` opens before any script has loaded. */
export function MobileMenu({ current }: { current: Section | undefined }) {
  const { nav, menu } = useMessages();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const dialog = useTopDialog();
  useEffect(() => {
    if (dialog) close(disclosure.current);
  }, [dialog]);
  useOnLeave(() => close(disclosure.current));
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!disclosure.current?.contains(target as Node)) close(disclosure.current);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);
  return (
    <details
      ref={disclosure}
      className="group"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        close(currentTarget);
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex h-11 min-w-11 list-none items-center justify-center gap-2 rounded-control px-2 font-strong text-small transition-colors hover:bg-lifted">
        <Menu className="size-5 group-open:hidden" strokeWidth={1.75} aria-hidden="true" />
        <X className="hidden size-5 group-open:block" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-[22rem]:sr-only">{menu}</span>
      </summary>
      <nav
        aria-label={nav.label}
        className="absolute inset-x-0 top-full animate-enter border-line border-b bg-raised p-4"
      >
        <ul className="flex flex-col">
          {sections.map((entry) => (
            <li key={entry.section}>
              <SectionLink
                {...entry}
                current={current}
                onClick={() => close(disclosure.current)}
                className="flex min-h-12 items-center border-line border-b font-heading text-large aria-[current=page]:text-brass"
              />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex items-center justify-between gap-3">
          <SignInLink onClick={() => close(disclosure.current)} />
          <LanguageLink />
        </div>
      </nav>
    </details>
  );
}
