import { createFileRoute } from '@tanstack/react-router';
import { EditMarketPage } from '../../../../../admin/site/market/market-form.tsx';

export const Route = createFileRoute('/admin/_editor/settings/markets/$id')({
  component: EditMarketPage,
});
