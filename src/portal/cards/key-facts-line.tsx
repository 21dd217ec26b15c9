import { Fragment } from 'react';
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
  const first = [...new Set(leading.flatMap((name) => known[name] ?? shown.unknown ?? []))];
  const others = [...inOrder.map((name) => shown[name]), shown.unknown]
    .flatMap((text) => text ?? [])
    .filter((text) => !first.includes(text))
    .slice(0, maxFacts - first.length);
  return (
    <span dir="auto" className={`block text-small first-letter:uppercase ${className}`}>
      {first.map((text, place) => (
        <Fragment key={text}>
          <strong className={`font-strong text-ink ${ownLine}`}>{text}</strong>
          {place + 1 < first.length + others.length && <Dot className="max-md:hidden" />}
        </Fragment>
      ))}
      <span className={ownLine}>
        {others.map((text, place) => (
          <Fragment key={text}>
            {place > 0 && <Dot />}
            {text}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** On phones. In wide windows, all facts share a line. */
const ownLine = 'block first-letter:uppercase md:inline';

const Dot = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={className}>
    {' · '}
  </span>
);
