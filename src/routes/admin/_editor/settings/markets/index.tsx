import { createFileRoute } from '@tanstack/react-router';
import { MarketListPage } from '../../../../../admin/settings/markets/market-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/markets/')({
  component: MarketListPage,
});
