import { Link } from '@tanstack/react-router';
import { reportSearch } from '#contract/visitor/report-path.ts';
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { useMessages } from '../page-context.ts';

type Props = { about: SavedOffer; name: string };

/** Leads to the form for reporting a problem with a partner or an offer. */
export function ReportLink({ about, name }: Props) {
  const { card } = useMessages();
  return (
    <Link
      to="/report/{-$sent}"
      search={(kept) => ({ ...kept, ...reportSearch(about) })}
      preload={false}
      rel="nofollow"
      className="inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-ink"
    >
      {card.report}
      <span className="sr-only"> ({name})</span>
    </Link>
  );
}
