import { type RefObject, useEffect, useState } from 'react';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { type Clicked, clickBlock } from '../../cards/counted-click.ts';
import { OfferLink } from '../../cards/offer-link.tsx';
import { useMessages } from '../../page-context.ts';

type Props = {
  name: string;
  logo: string | null;
  to: string;
  clicked: Clicked;
  /** The original link, which this bar repeats. */
  play: RefObject<HTMLElement | null>;
};

/** Repeats the link to the partner on phones while the original one is out of view. */
export function PlayBar({ name, logo, to, clicked, play }: Props) {
  const { card } = useMessages();
  const hidden = useInView(play);
  return (
    <div
      {...clickBlock('bar')}
      data-bottom-bar
      className={`sticky bottom-0 z-10 -mx-4 mt-10 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden ${hidden ? 'invisible' : ''}`}
    >
      <div className="flex items-center gap-3">
        <LogoTile name={name} url={logo} size="small" />
        <p dir="auto" className="line-clamp-2 min-w-0 flex-1 font-strong cramped:hidden">
          {name}
        </p>
        <div className="flex w-32 shrink-0 cramped:flex-1">
          <OfferLink to={to} at={name} clicked={clicked}>
            {card.play}
          </OfferLink>
        </div>
      </div>
    </div>
  );
}

/** Returns whether an element is in view. Undefined until the browser reports it. */
function useInView(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
