import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { MoneyTabs } from '../money-tabs.tsx';
import { MonthReport } from './month-report.tsx';
import { YearReport } from './year-report.tsx';

/** The amounts that programmes reported, owe and paid, by month or by year. */
export function MoneyPage() {
  const { frame, moneyReport: text } = useAdminTexts();
  const { view } = useSearch({ from: '/admin/_editor/money/' });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle part={view === 'year' ? text.year : text.title}>{frame.screens.money}</PageTitle>
        <MoneyTabs />
        <p className="max-w-[44rem] text-muted print:hidden">{text.explanation}</p>
      </div>
      {view === 'year' ? <YearReport /> : <MonthReport />}
    </div>
  );
}
