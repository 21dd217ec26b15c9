import { createFileRoute } from '@tanstack/react-router';
import { ProgrammeListPage } from '../../../../admin/money/programme/programme-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/programmes/')({
  component: ProgrammeListPage,
});
