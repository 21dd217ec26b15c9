import { Link } from '@tanstack/react-router';
import { AdultAge } from '../adult-age.tsx';
import { useMessages } from '../page-context.ts';
import { pages } from '../pages.ts';
import { usePromoText } from './promo-text.ts';

export function PromoHeader() {
  const { disclosure } = useMessages();
  const promo = usePromoText();
  return (
    <>
      {/* To the right of Support a visitor who is signed in logs out. */}
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Link to={pages.support} className="font-strong text-muted hover:text-ink">
          {promo.support}
        </Link>
      </div>
      <h1 className="mt-2 text-display tracking-[0.06em]">{promo.heading}</h1>
      <p className="mt-2 text-muted text-small">
        {disclosure} <AdultAge />
      </p>
    </>
  );
}
