import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useAdminTexts } from '../language.ts';

const tabClass =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass';

/** Links between the screens of the report, which keep its month and currency. Not printed. */
export function MoneyTabs() {
  const { frame, moneyReport: text } = useAdminTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { view, month, currency } = useSearch({ from: '/admin/_editor/money' });
  const isReport = pathname === '/admin/money';
  const current = (isCurrent: boolean) => ({
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: tabClass,
  });
  return (
    <nav aria-label={frame.screens.money} className="flex flex-wrap gap-2 print:hidden">
      <Link
        to="/admin/money"
        search={{ month, currency }}
        {...current(isReport && view !== 'year')}
      >
        {text.title}
      </Link>
      <Link
        to="/admin/money"
        search={{ view: 'year' as const, currency }}
        {...current(isReport && view === 'year')}
      >
        {text.year}
      </Link>
      <Link
        to="/admin/money/places"
        search={{ month, currency }}
        {...current(pathname === '/admin/money/places')}
      >
        {frame.screens.moneyPlaces}
      </Link>
      <Link to="/admin/money/rates" search={{}} {...current(pathname === '/admin/money/rates')}>
        {frame.screens.moneyRates}
      </Link>
    </nav>
  );
}
