import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { LanguageLink } from './language-link.tsx';
import { useMessages } from './page-context.ts';
import { type Section, sections } from './sections.ts';

/** A disclosure of the browser's own, so that it opens before any script has arrived. */
export function MobileMenu({ current }: { current: Section | undefined }) {
  const { nav, menu } = useMessages();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (disclosure.current) disclosure.current.open = false;
  };
  return (
    <details
      ref={disclosure}
      className="group ml-auto sm:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        disclosure.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex h-11 list-none items-center gap-2 rounded-control border border-line px-3 font-strong text-small">
        <Menu className="size-5 group-open:hidden" strokeWidth={1.75} aria-hidden="true" />
        <X className="hidden size-5 group-open:block" strokeWidth={1.75} aria-hidden="true" />
        {menu}
      </summary>
      <nav
        aria-label={nav.label}
        className="absolute inset-x-0 top-full animate-enter border-line border-b bg-raised p-4"
      >
        <ul className="flex flex-col">
          {sections.map(({ section, to }) => (
            <li key={section}>
              <Link
                to={to}
                onClick={close}
                aria-current={section === current ? 'page' : undefined}
                className="flex min-h-12 items-center border-line border-b font-heading text-large aria-[current=page]:text-brass"
              >
                {nav[section]}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex">
          <LanguageLink />
        </div>
      </nav>
    </details>
  );
}
