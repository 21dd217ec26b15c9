import { createFileRoute } from '@tanstack/react-router';
import { ProviderListPage } from '../../../../../admin/catalogue/vocabulary/provider-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/facts/providers/')({
  component: ProviderListPage,
});
