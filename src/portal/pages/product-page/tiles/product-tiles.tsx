import { useId } from 'react';
import type { Tile } from './describe-tiles.ts';

type Props = { title: string; tiles: readonly Tile[] };

/** What visitors ask first about a partner. What nobody has checked is shown as unknown. */
export function ProductTiles({ title, tiles }: Props) {
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-3">
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <dl className="grid grid-cols-2 cramped:grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
        {tiles.map(({ label, value, isKnown, note }) => (
          <div
            key={label}
            className="min-w-0 bg-raised px-4 py-3 last:odd:col-span-full md:last:odd:col-span-1"
          >
            <dt className="text-muted text-small">{label}</dt>
            <dd
              dir="auto"
              className={`figures mt-0.5 line-clamp-3 break-words ${isKnown ? 'font-heading font-strong text-large' : 'text-muted'}`}
            >
              {value}
            </dd>
            {note && (
              <dd dir="auto" className="line-clamp-2 text-muted text-small">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
