import { Link } from '@tanstack/react-router';
import { sitePath } from '#contract/site-path.ts';
import { usePromoText } from '../../messages/promo-code-text.ts';
import { AdultAge } from '../market/adult-age.tsx';
import { useMessages } from '../page-context.ts';
import { SignOutForm } from '../visitor/sign-out-form.tsx';
import { useVisitor } from '../visitor/visitor.ts';

export function PromoHeader() {
  const { disclosure } = useMessages();
  const promo = usePromoText();
  const visitor = useVisitor();
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Link to={sitePath.support} className="font-strong text-muted hover:text-ink">
          {promo.support}
        </Link>
        {visitor && <SignOutForm label={promo.logout} back={sitePath.promoCodes} />}
      </div>
      <h1 className="mt-2 text-display tracking-[0.06em]">{promo.heading}</h1>
      <p className="mt-2 text-muted text-small">
        {disclosure} <AdultAge />
      </p>
    </>
  );
}
