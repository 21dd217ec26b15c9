import { createFileRoute } from '@tanstack/react-router';
import { FactSheetPage } from '../../../../admin/catalogue/vocabulary/fact-sheet-page.tsx';

export const Route = createFileRoute('/admin/_editor/facts/partners')({
  component: FactSheetPage,
});
