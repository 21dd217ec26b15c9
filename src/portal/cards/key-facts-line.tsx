import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import type { FilterName } from '#contract/catalogue/filter/filter-name.ts';
import type { MatchedTexts } from '#contract/catalogue/filter/product-filter.ts';

/** What a list is sorted or filtered by. */
export type LeadingFact = FilterName | 'cost';

type Props = {
  facts: KeyFacts;
  matched?: MatchedTexts | undefined;
  leading?: readonly LeadingFact[] | undefined;
  className?: string;
};

const maxFacts = 4;
const inOrder = ['licence', 'payout_hours', 'min_deposit', 'max_wagering'] as const;

/** Shows the facts that the list is sorted or filtered by first. Consists of spans, because search results are links. */
export function KeyFactsLine({
  facts: { shown },
  matched = {},
  leading = [],
  className = '',
}: Props) {
  const known: Partial<Record<LeadingFact, string | null>> = { ...shown, ...matched };
  const first = leading.flatMap((name) => known[name] ?? shown.unknown ?? []);
  const others = [...inOrder.map((name) => shown[name]), shown.unknown].flatMap(
    (text) => text ?? [],
  );
  const texts = [...new Set([...first, ...others])].slice(0, maxFacts);
  return (
    <span dir="auto" className={`block text-small first-letter:uppercase ${className}`}>
      {texts.map((text, place) => (
        <span key={text}>
          {place > 0 && (
            <span aria-hidden="true" className={place <= first.length ? 'max-md:hidden' : ''}>
              {' · '}
            </span>
          )}
          {first.includes(text) ? (
            <strong className="block font-strong text-ink md:inline">{text}</strong>
          ) : (
            text
          )}
        </span>
      ))}
    </span>
  );
}
