import { createFileRoute } from '@tanstack/react-router';
import { RegulatorListPage } from '../../../../../admin/catalogue/vocabulary/regulator-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/facts/regulators/')({
  component: RegulatorListPage,
});
