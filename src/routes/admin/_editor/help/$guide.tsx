import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../../../../admin/help/help-page.tsx';

export const Route = createFileRoute('/admin/_editor/help/$guide')({
  component: HelpPage,
});
