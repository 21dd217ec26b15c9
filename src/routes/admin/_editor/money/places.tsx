import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage } from '../../../../admin/money/report/places-page.tsx';

export const Route = createFileRoute('/admin/_editor/money/places')({
  component: PlacesPage,
});
