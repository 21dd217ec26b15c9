import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** What may be larger than its place. */
export const Scroller = ({ label, className, children }: Props) => (
  <section
    aria-label={label}
    className={className}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll what cannot have the focus.
    tabIndex={0}
  >
    {children}
  </section>
);
