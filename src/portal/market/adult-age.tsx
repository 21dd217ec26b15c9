import { useMessages } from '../page-context.ts';
import { useMarket } from './current-market.ts';

export function AdultAge() {
  const market = useMarket();
  const { ageIn, ageAndName } = useMessages().market;
  if (!market) return null;
  const { minimum_age, name, name_in_sentence } = market;
  return (
    <span className="text-ink">
      {name_in_sentence ? ageIn(minimum_age, name_in_sentence) : ageAndName(minimum_age, name)}
    </span>
  );
}
