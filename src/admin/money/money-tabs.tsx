import { Link } from '@tanstack/react-router';
import { useAdminTexts } from '../language.ts';

const tabClass =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass';

/** Links between the screens of the report. Not printed. */
export function MoneyTabs() {
  const { frame, moneyReport: text } = useAdminTexts();
  const exact = { exact: true, includeSearch: true };
  return (
    <nav aria-label={frame.screens.money} className="flex flex-wrap gap-2 print:hidden">
      <Link to="/admin/money" activeOptions={{ exact: true }} className={tabClass}>
        {text.title}
      </Link>
      <Link to="/admin/money/rates" activeOptions={exact} className={tabClass}>
        {frame.screens.moneyRates}
      </Link>
    </nav>
  );
}
