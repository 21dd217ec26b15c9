import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { MoneyTabs } from '../money-tabs.tsx';

export function MoneyPage() {
  const { frame } = useAdminTexts();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{frame.screens.money}</PageTitle>
      <MoneyTabs />
    </div>
  );
}
