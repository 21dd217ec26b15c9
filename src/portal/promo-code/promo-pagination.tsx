import { Link } from '@tanstack/react-router';
import type { PromoText } from '../../../messages/en/promo-code.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';

/** The path of the first page has no number. */
const pageParameter = (page: number) => ({ page: page > 1 ? String(page) : undefined });

type Props = { texts: PromoText; page: number; count: number };

export function PromoPagination({ texts, page, count }: Props) {
  const { language } = usePageContext();
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
    <nav aria-label={texts.pages} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && step(page - 1, texts.newer)}
      {page < count && step(page + 1, texts.older)}
      <p className="figures text-muted text-small">
        {fillText(texts.page, { number: figure(page), count: figure(count) })}
      </p>
    </nav>
  );
}
