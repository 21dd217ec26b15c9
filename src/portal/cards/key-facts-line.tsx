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
  const first = [
    ...new Set(
      leading.flatMap(
        (name) => known[name] ?? (isNamedAsUnknown(name) ? (shown.unknown ?? []) : []),
      ),
    ),
  ];
  const names = inOrder.filter((name) => !leading.includes(name));
  const others = [...names.map((name) => shown[name]), shown.unknown]
    .flatMap((text) => text ?? [])
    .filter((text) => !first.includes(text))
    .slice(0, maxFacts - first.length);
  return (
    <span dir="auto" className={`block text-small ${className}`}>
      {first.map((text) => (
        <strong key={text} className={`font-strong text-ink ${ownLine}`}>
          {text}
        </strong>
      ))}
      <span className={ownLine}>
        {others.map((text, place) => (
          <Fragment key={text}>
            {place > 0 && <span aria-hidden="true">{' · '}</span>}
            {text}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** The facts that one sentence names if nobody has checked them. */
const isNamedAsUnknown = (name: LeadingFact) =>
  name === 'licence' || name === 'payout_hours' || name === 'min_deposit';

/** Bold words have another width until the fonts have loaded, so they don't share a line with others. */
const ownLine = 'block first-letter:uppercase';
