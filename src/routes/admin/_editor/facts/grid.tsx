import { createFileRoute } from '@tanstack/react-router';
import { FactGridPage } from '../../../../admin/catalogue/vocabulary/fact-grid/fact-grid-page.tsx';

export const Route = createFileRoute('/admin/_editor/facts/grid')({
  component: FactGridPage,
});
