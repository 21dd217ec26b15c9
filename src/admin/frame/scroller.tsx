import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** A region that scrolls when its content is larger. */
export const Scroller = ({ label, className, children }: Props) => (
  <section
    aria-label={label}
    className={className}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll by keyboard only what can have the focus.
    tabIndex={0}
  >
    {children}
  </section>
);
