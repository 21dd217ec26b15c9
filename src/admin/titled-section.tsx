import type { ReactNode } from 'react';

type Props = { id: string; title: string; className: string; children: ReactNode };

/** A section labelled by its heading. `id` is the heading's ID. */
export const TitledSection = ({ id, title, className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="text-large">
      {title}
    </h2>
    {children}
  </section>
);
