import { useMessages } from '../page-context.ts';
import { useMarket } from './current-market.ts';

function useAgeText(): string | undefined {
  const market = useMarket();
  const { ageIn, ageAndName } = useMessages().market;
  if (!market) return undefined;
  const { minimum_age, name, name_in_sentence } = market;
  return name_in_sentence ? ageIn(minimum_age, name_in_sentence) : ageAndName(minimum_age, name);
}

export function AdultAge() {
  const text = useAgeText();
  return text && <span className="text-ink">{text}.</span>;
}

/** The age in the mark that every page shows. */
const markedAge = 18;

/** Shown next to the mark if the market's minimum age is higher. */
export function HigherAge() {
  const text = useAgeText();
  const market = useMarket();
  return market && market.minimum_age > markedAge && <span>· {text}</span>;
}
