import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** A region that scrolls if its content overflows. */
export const Scroller = ({ label, className, children }: Props) => (
  <section
    aria-label={label}
    className={className}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll only focusable elements with the keyboard.
    tabIndex={0}
  >
    {children}
  </section>
);
