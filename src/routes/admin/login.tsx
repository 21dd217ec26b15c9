import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../admin/sign-in/login-page.tsx';
import { readReturnPath } from '../../admin/sign-in/return-path.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: readReturnPath,
  component: LoginPage,
});
