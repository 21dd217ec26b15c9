import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { PromoText } from '../../../messages/en/promo-code.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingList } from '../../cards/loading-list.tsx';
import { useMessages } from '../../page-context.ts';
import { PromoDetails } from './promo-details.tsx';
import type { ChosenCode as Chosen } from './use-chosen-code.ts';

type Props = {
  texts: PromoText;
  chosen: Chosen;
  imageOf: (promo: PromoCodeCard) => string | null;
};

export function LoadedPromoDetails({ texts, chosen, imageOf }: Props) {
  const { failedToLoad, tryAgain } = useMessages();
  const { result, reload } = chosen;
  if (!result) {
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
  if (!result.data) return <p role="status">{texts.gone}</p>;
  return <PromoDetails texts={texts} promo={result.data} image={imageOf(result.data)} />;
}
