import { createFileRoute } from '@tanstack/react-router';
import { NewProviderPage } from '../../../../../admin/catalogue/vocabulary/provider-form.tsx';

export const Route = createFileRoute('/admin/_editor/facts/providers/new')({
  component: NewProviderPage,
});
