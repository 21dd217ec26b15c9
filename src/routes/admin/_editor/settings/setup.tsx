import { createFileRoute } from '@tanstack/react-router';
import { SetupPage } from '../../../../admin/site/setup/setup-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/setup')({
  component: SetupPage,
});
