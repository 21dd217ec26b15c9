import { useHydrated } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { LoadedPromoDetails } from './loaded-promo-details.tsx';
import { PromoDetails } from './promo-details.tsx';
import type { ChosenCode as Chosen } from './use-chosen-code.ts';

type Props = {
  texts: PromoText;
  chosen: Chosen | undefined;
  /** Shown while no code is selected. */
  suggested: PromoCodeCard | undefined;
  takesFocus: boolean;
  onClose: () => void;
};

const imageOf = ({ image_vertical_url, image_horizontal_url }: PromoCodeCard) =>
  image_vertical_url ?? image_horizontal_url;

/**
 * Shows a code next to the list. A suggested code can't be closed or voted on, and stays hidden while a page hydrates
 * whose URL opens a code.
 */
export function PromoPanel({ texts, chosen, suggested, takesFocus, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
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
            <X className="size-5" />
            <span className="sr-only">{texts.close}</span>
          </button>
        )}
      </div>
      {chosen ? (
        <LoadedPromoDetails texts={texts} chosen={chosen} imageOf={imageOf} />
      ) : suggested ? (
        <div className={hydrated ? undefined : 'in-data-opens-code:invisible'}>
          <PromoDetails texts={texts} promo={suggested} image={imageOf(suggested)} />
        </div>
      ) : (
        <p className="text-muted">{texts.choose}</p>
      )}
    </aside>
  );
}
