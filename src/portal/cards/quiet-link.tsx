import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { to: string; about: string; children: ReactNode };

/** Links to a page about a partner or an offer that few visitors need. */
export const QuietLink = ({ to, about, children }: Props) => (
  <Link
    to={to}
    search={(kept) => ({ ...kept, about })}
    preload={false}
    rel="nofollow"
    className="inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-ink"
  >
    {children}
  </Link>
);
