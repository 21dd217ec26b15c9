import { Link, useSearch } from '@tanstack/react-router';
import { useAdminTexts } from '../language.ts';

const tabClass =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass';

/** Links between the screens of the report, which keep its month and currency. Not printed. */
export function MoneyTabs() {
  const { frame, moneyReport: text } = useAdminTexts();
  const { year, month, currency } = useSearch({ from: '/admin/_editor/money' });
  const tab = { activeOptions: { exact: true, includeSearch: false }, className: tabClass };
  const view = { activeOptions: { exact: true }, className: tabClass };
  return (
    <nav aria-label={frame.screens.money} className="flex flex-wrap gap-2 print:hidden">
      <Link to="/admin/money" search={{ month, currency }} {...view}>
        {text.title}
      </Link>
      <Link to="/admin/money" search={{ view: 'year' as const, year, currency }} {...view}>
        {text.year}
      </Link>
      <Link to="/admin/money/places" search={{ month, currency }} {...tab}>
        {frame.screens.moneyPlaces}
      </Link>
      <Link to="/admin/money/rates" search={{}} {...tab}>
        {frame.screens.moneyRates}
      </Link>
    </nav>
  );
}
