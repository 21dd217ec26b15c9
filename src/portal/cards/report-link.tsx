import { pagePath } from '#contract/page-path.ts';
import { reportSearch } from '#contract/visitor/report-path.ts';
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { useMessages } from '../page-context.ts';
import { QuietLink } from './quiet-link.tsx';

type Props = { about: SavedOffer; name: string };

/** Links to the form for reporting a problem with a partner or an offer. */
export function ReportLink({ about, name }: Props) {
  const { card } = useMessages();
  return (
    <QuietLink to={pagePath.report} about={reportSearch(about).about}>
      {card.report}
      <span className="sr-only"> ({name})</span>
    </QuietLink>
  );
}
