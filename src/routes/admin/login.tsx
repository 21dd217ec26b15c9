import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../admin/login-page.tsx';
import { readWayBack } from '../../admin/way-back.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: readWayBack,
  component: LoginPage,
});
