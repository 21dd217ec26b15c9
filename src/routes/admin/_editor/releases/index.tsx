import { createFileRoute } from '@tanstack/react-router';
import { ReleaseListPage } from '../../../../admin/release/screen/release-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/releases/')({
  component: ReleaseListPage,
});
