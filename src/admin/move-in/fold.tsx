import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type Props = { title: string; state: string; startsOpen: boolean; children: ReactNode };

/** A card whose content folds. The content is only rendered while it's open, because it can have thousands of rows. */
export function Fold({ title, state, startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised">
      <h2 id={id} className="text-large">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-card px-5 py-3 text-left hover:bg-lifted"
        >
          <span className="flex items-center gap-2">
            <ChevronRight
              className={`size-5 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {title}
          </span>
          <span className="figures font-normal font-text text-muted text-small">{state}</span>
        </button>
      </h2>
      {isOpen && <div className="flex flex-col gap-5 px-5 pt-1 pb-5">{children}</div>}
    </section>
  );
}
