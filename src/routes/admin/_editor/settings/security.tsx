import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../../../../admin/people/security/security-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/security')({
  component: SecurityPage,
});
