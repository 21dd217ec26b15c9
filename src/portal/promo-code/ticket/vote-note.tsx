import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { checkedOn } from '../../cards/offer-terms.tsx';
import { usePageContext } from '../../page-context.ts';
import { workedPercent } from './worked-percent.ts';

type Props = Pick<PromoCodeCard, 'votes' | 'terms'> & {
  /** Shown if there are too few votes. */
  fewVotes?: string;
};

/** Shows how many voters the code worked for, and when its terms were last checked. */
export function VoteNote({ votes, terms, fewVotes }: Props) {
  const { language, messages } = usePageContext();
  const worked = votes ? messages.ticket.worked(workedPercent(language, votes)) : fewVotes;
  const date = terms?.last_verified_at;
  if (!worked && !date) return null;
  return (
    <div className="text-muted text-small">
      {worked && <p>{worked}</p>}
      {date && <p>{messages.terms.verified(checkedOn(language, date))}</p>}
    </div>
  );
}
