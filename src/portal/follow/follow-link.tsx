import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';

type Props = { about: string; children: string };

/** Leads to the page that says what one can follow, and how. */
export const FollowLink = ({ about, children }: Props) => (
  <Link
    to={pagePath.follow}
    search={(kept) => ({ ...kept, about })}
    preload={false}
    rel="nofollow"
    className="inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-ink"
  >
    {children}
  </Link>
);
