import { createFileRoute } from '@tanstack/react-router';
import { NewProgrammePage } from '../../../../admin/money/programme/programme-page.tsx';

export const Route = createFileRoute('/admin/_editor/programmes/new')({
  component: NewProgrammePage,
});
