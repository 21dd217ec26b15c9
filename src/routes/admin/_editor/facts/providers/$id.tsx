import { createFileRoute } from '@tanstack/react-router';
import { EditProviderPage } from '../../../../../admin/catalogue/vocabulary/provider-form.tsx';

export const Route = createFileRoute('/admin/_editor/facts/providers/$id')({
  component: EditProviderPage,
});
