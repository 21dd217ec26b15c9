import { createFileRoute } from '@tanstack/react-router';
import { PageBlockPage } from '../../../../admin/catalogue/page-block/page-block-page.tsx';

export const Route = createFileRoute('/admin/_editor/page/$slug')({
  component: PageBlockPage,
});
