import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { usePromoText } from '../../../messages/promo-code-text.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingList } from '../../cards/loading-list.tsx';
import { useMessages } from '../../page-context.ts';
import { PromoDetails } from './promo-details.tsx';
import type { ChosenCode as Chosen } from './use-chosen-code.ts';

type Props = { chosen: Chosen; pictureOf: (promo: PromoCodeCard) => string | null };

export function ChosenCode({ chosen, pictureOf }: Props) {
  const { gone } = usePromoText();
  const { failedToLoad, tryAgain } = useMessages();
  const { outcome, askAgain } = chosen;
  if (!outcome) {
    return (
      <LoadingList>
        <Skeleton className="h-80" />
      </LoadingList>
    );
  }
  if ('failure' in outcome) {
    return (
      <ErrorBox
        message={outcome.failure || failedToLoad}
        retry={{ label: tryAgain, run: askAgain }}
      />
    );
  }
  if (!outcome.data) return <p role="status">{gone}</p>;
  return <PromoDetails promo={outcome.data} picture={pictureOf(outcome.data)} />;
}
