import type { PromoCodeVotes } from '#contract/catalogue/promo-code.ts';
import { usePageContext } from '../../page-context.ts';
import { workedPercent } from './worked-percent.ts';

type Props = {
  votes: PromoCodeVotes | null;
  /** Shown if there are too few votes. */
  fewVotes?: string | undefined;
};

/** Shows how many voters the code worked for. */
export function WorkedNote({ votes, fewVotes }: Props) {
  const { language, messages } = usePageContext();
  const worked = votes ? messages.ticket.worked(workedPercent(language, votes)) : fewVotes;
  return worked ? <p className="text-muted text-small">{worked}</p> : null;
}
