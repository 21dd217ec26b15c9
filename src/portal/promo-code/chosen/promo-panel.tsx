import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { LoadedPromoDetails } from './loaded-promo-details.tsx';
import type { ChosenCode as Chosen } from './use-chosen-code.ts';

type Props = {
  texts: PromoText;
  chosen: Chosen | undefined;
  takesFocus: boolean;
  onClose: () => void;
};

/** Reserves its space while no code is chosen, so that the tickets don't move. */
export function PromoPanel({ texts, chosen, takesFocus, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const id = chosen?.id;
  useEffect(() => {
    if (id !== undefined && takesFocus) title.current?.focus({ preventScroll: true });
  }, [id, takesFocus]);
  return (
    <aside
      aria-label={texts.details}
      className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] self-start overflow-y-auto rounded-card border border-line bg-raised p-4 md:block noscript:hidden"
    >
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} className="text-large">
          {texts.details}
        </h2>
        {chosen && (
          <button type="button" className={buttonClass.icon} onClick={onClose}>
            <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{texts.close}</span>
          </button>
        )}
      </div>
      {chosen ? (
        <LoadedPromoDetails
          texts={texts}
          chosen={chosen}
          imageOf={(code) => code.image_vertical_url ?? code.image_horizontal_url}
        />
      ) : (
        <p className="text-muted">{texts.choose}</p>
      )}
    </aside>
  );
}
