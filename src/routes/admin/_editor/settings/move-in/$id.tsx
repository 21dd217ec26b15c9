import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../../../admin/move-in/import-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/move-in/$id')({
  component: ImportPage,
});
