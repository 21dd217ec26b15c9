import { createFileRoute } from '@tanstack/react-router';
import { EditTopListEntryPage } from '../../../../admin/catalogue/top-list/top-list-entry-form.tsx';

export const Route = createFileRoute('/admin/_editor/toplists/$id')({
  component: EditTopListEntryPage,
});
