import { createFileRoute } from '@tanstack/react-router';
import { NewMarketPage } from '../../../../../admin/site/market/market-form.tsx';

export const Route = createFileRoute('/admin/_editor/settings/markets/new')({
  component: NewMarketPage,
});
