import { Link, useLocation } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { pagePath } from '#contract/page-path.ts';

import { createStore } from '../../ui/external-store.ts';
import { useMessages } from '../page-context.ts';

const key = 'promoCodesSeen';

/** Returns false if the browser has no storage, so the dot appears again on the next visit. */
function remembered() {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

const promoCodesSeen = createStore(false);

function markPromoCodesSeen() {
  promoCodesSeen.write(true);
  try {
    localStorage.setItem(key, 'yes');
  } catch {}
}

/** Has a dot until the visitor has seen the promo codes. */
export function PromoCodesLink() {
  const { promoCodesLink } = useMessages();
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === pagePath.promoCodes });
  const seen = useSyncExternalStore(promoCodesSeen.subscribe, promoCodesSeen.read, () => false);
  useEffect(() => {
    if (isCurrent) markPromoCodesSeen();
    else if (!promoCodesSeen.read()) promoCodesSeen.write(remembered());
  }, [isCurrent]);
  return (
    <Link
      to={pagePath.promoCodes}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-lifted"
    >
      <Gift className="size-5" />
      <span className="sr-only">{seen ? promoCodesLink.label : promoCodesLink.unseen}</span>
      {!seen && <span className="absolute top-2.5 right-2.5 size-2 rounded-full bg-danger" />}
    </Link>
  );
}
