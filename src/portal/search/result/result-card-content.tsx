import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { isExternal } from '../../cards/catalogue-link.tsx';
import { KeyFactsLine } from '../../cards/key-facts-line.tsx';
import { type MarkedText, partsOf } from './marked-text.ts';
import type { ResultCard } from './result-card.ts';

export const resultClass =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start cramped:grid-cols-1 gap-y-2 gap-x-3 rounded-control border border-transparent p-3 transition-colors hover:bg-lifted aria-selected:border-brass aria-selected:bg-lifted sm:gap-x-4';

/** Consists of spans, because it is rendered inside a link. */
export function ResultContent({ card, texts }: { card: ResultCard; texts: SearchTexts }) {
  const external = isExternal(card.link);
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <>
      <LogoTile name={card.title.text} url={card.image} />
      <span className="min-w-0 text-small">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="rounded-small border border-line px-1.5 text-muted">
            {texts.badges[card.badge]}
          </span>
          <span className="inline-flex shrink-0 items-center gap-1 font-strong text-brass">
            {external ? texts.open : texts.view}
            <Arrow className="size-4" />
          </span>
        </span>
        <span dir="auto" className="mt-1 line-clamp-2 font-strong text-body">
          <Highlighted>{card.title}</Highlighted>
        </span>
        {card.description && (
          <span dir="auto" className="line-clamp-2 text-muted">
            <Highlighted>{card.description}</Highlighted>
          </span>
        )}
        {card.meta.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-4">
            {card.meta.map((line) => (
              <span key={line.text} dir="auto" className="line-clamp-2 min-w-0">
                <Highlighted>{line}</Highlighted>
              </span>
            ))}
          </span>
        )}
        {card.facts && <KeyFactsLine facts={card.facts} className="mt-1 text-muted" />}
      </span>
    </>
  );
}

/** Marks matches in plain text, so that a result is never interpreted as HTML. */
export const Highlighted = ({ children }: { children: MarkedText }) =>
  partsOf(children).map(({ start, text, matches }) =>
    matches ? (
      <mark key={start} className="bg-transparent text-brass underline underline-offset-4">
        {text}
      </mark>
    ) : (
      text
    ),
  );
