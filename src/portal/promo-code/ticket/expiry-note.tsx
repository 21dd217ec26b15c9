import { useHydrated } from '@tanstack/react-router';
import { usePromoText } from '../../../messages/promo-code-text.ts';
import { usePageContext } from '../../page-context.ts';
import { dayOf, daysUntil } from './expiry.ts';

/** A page that is kept knows no today: the days that are left are counted in the browser. */
export function ExpiryNote({ expiresAt }: { expiresAt: string | null }) {
  const { language, site } = usePageContext();
  const { endsOn, endsWhen, endless } = usePromoText();
  const hydrated = useHydrated();
  if (!expiresAt) return endless;
  const left =
    hydrated && daysUntil(language, expiresAt, { now: new Date(), timeZone: site.timeZone });
  return (
    <time dateTime={expiresAt} className={left ? 'text-ink' : undefined}>
      {left ? endsWhen(left) : endsOn(dayOf(language, expiresAt))}
    </time>
  );
}
