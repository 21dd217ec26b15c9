import type { OfferChange } from '#contract/catalogue/terms/seen-terms.ts';

type Props = { title: string; changes: Pick<OfferChange, 'line'>[] | undefined };

/** Shows how an offer's terms have changed, in a disclosure that works without JavaScript. */
export const OfferChanges = ({ title, changes = [] }: Props) =>
  changes.length > 0 && (
    <details className="relative min-w-0 text-muted text-small">
      <summary className="disclosure min-h-6 hover:text-ink">{title}</summary>
      <ul className="flex flex-col gap-1 pt-1">
        {changes.map(({ line }) => (
          <li key={line} dir="auto" className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
