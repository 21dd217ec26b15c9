import { createFileRoute } from '@tanstack/react-router';
import { NewRegulatorPage } from '../../../../../admin/catalogue/vocabulary/regulator-form.tsx';

export const Route = createFileRoute('/admin/_editor/facts/regulators/new')({
  component: NewRegulatorPage,
});
