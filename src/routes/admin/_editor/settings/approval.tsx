import { createFileRoute } from '@tanstack/react-router';
import { FourEyesPage } from '../../../../admin/release/four-eyes/four-eyes-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/approval')({
  component: FourEyesPage,
});
