import { useState } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { resultOf } from '../../../api/api-result.ts';
import { useLatestResult } from '../../../api/use-latest-result.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingList } from '../../cards/loading-list.tsx';
import { useEffects } from '../../market/current-market.ts';
import { useMessages } from '../../page-context.ts';
import { PromoDetails } from './promo-details.tsx';
import type { ChosenCode as Chosen } from './use-chosen-code.ts';

type Props = {
  texts: PromoText;
  chosen: Chosen;
  imageOf: (promo: PromoCodeCard) => string | null;
};

/** Loads the vote with the first code that is opened, because most visitors don't open any. */
const loadVote = () => resultOf(import('./promo-vote.tsx'));
type Vote = typeof import('./promo-vote.tsx');

export function LoadedPromoDetails({ texts, chosen, imageOf }: Props) {
  const { failedToLoad, tryAgain } = useMessages();
  const { result, reload } = chosen;
  const vote = useLatestResult(loadVote);
  if (!result || !vote.result) {
    return (
      <LoadingList>
        <Skeleton className="h-80" />
      </LoadingList>
    );
  }
  if ('failure' in result) {
    return (
      <ErrorBox
        message={result.failure.message || failedToLoad}
        retry={{ label: tryAgain, run: reload }}
      />
    );
  }
  if ('failure' in vote.result) {
    return <ErrorBox message={failedToLoad} retry={{ label: tryAgain, run: vote.reload }} />;
  }
  const promo = result.data;
  if (!promo) return <p role="status">{texts.gone}</p>;
  return (
    <VotedDetails
      key={`${promo.id} ${promo.code}`}
      texts={texts}
      promo={promo}
      image={imageOf(promo)}
      PromoVote={vote.result.data.PromoVote}
    />
  );
}

type VotedProps = {
  texts: PromoText;
  promo: PromoCodeCard;
  image: string | null;
  PromoVote: Vote['PromoVote'];
};

/** Updates the share of voters next to the code after the visitor has voted. */
function VotedDetails({ texts, promo, image, PromoVote }: VotedProps) {
  const [votes, setVotes] = useState(promo.votes);
  const effects = useEffects();
  const { code } = promo;
  if (code === null || effects?.votes === 'text' || effects?.votes === 'hide') {
    return <PromoDetails texts={texts} promo={promo} image={image} />;
  }
  return (
    <PromoDetails texts={texts} promo={{ ...promo, votes }} image={image} fewVotes={texts.fewVotes}>
      <PromoVote
        texts={texts}
        promo={{ ...promo, code }}
        onCounted={(counted) => setVotes(counted.votes)}
      />
    </PromoDetails>
  );
}
