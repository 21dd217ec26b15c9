import { Link } from '@tanstack/react-router';
import { usePromoText } from '../../messages/promo-code-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';

/** The path of the first page has no number. */
const pageParameter = (page: number) => ({ page: page > 1 ? String(page) : undefined });

export function PromoPagination({ page, count }: { page: number; count: number }) {
  const { language } = usePageContext();
  const promo = usePromoText();
  if (count < 2) return null;
  const figure = (number: number) => number.toLocaleString(language);
  const step = (target: number, label: string) => (
    <Link
      to="/promocodes/{-$page}"
      params={pageParameter(target)}
      className={`${buttonClass.quiet} min-h-11`}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={promo.pages} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && step(page - 1, promo.newer)}
      {page < count && step(page + 1, promo.older)}
      <p className="figures text-muted text-small">{promo.page(figure(page), figure(count))}</p>
    </nav>
  );
}
