import { createFileRoute } from '@tanstack/react-router';
import { EditProgrammePage } from '../../../../admin/money/programme/programme-page.tsx';

export const Route = createFileRoute('/admin/_editor/programmes/$id')({
  component: EditProgrammePage,
});
