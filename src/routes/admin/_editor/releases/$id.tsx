import { createFileRoute } from '@tanstack/react-router';
import { ReleasePage } from '../../../../admin/release/screen/release-page.tsx';

export const Route = createFileRoute('/admin/_editor/releases/$id')({
  component: ReleasePage,
});
