import { createFileRoute } from '@tanstack/react-router';
import { MarketListPage } from '../../../../../admin/site/market/market-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/markets/')({
  component: MarketListPage,
});
