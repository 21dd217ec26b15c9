import { createFileRoute } from '@tanstack/react-router';
import { ImportListPage } from '../../../../../admin/move-in/import-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/move-in/')({
  component: ImportListPage,
});
