import { createFileRoute } from '@tanstack/react-router';
import { RedirectImportPage } from '../../../../admin/content/redirect/redirect-import-page.tsx';

export const Route = createFileRoute('/admin/_editor/redirects/import')({
  component: RedirectImportPage,
});
