import { createFileRoute } from '@tanstack/react-router';
import { EditRegulatorPage } from '../../../../../admin/catalogue/vocabulary/regulator-form.tsx';

export const Route = createFileRoute('/admin/_editor/facts/regulators/$id')({
  component: EditRegulatorPage,
});
