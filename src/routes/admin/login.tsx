import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../admin/people/sign-in/login-page.tsx';
import { readReturnPath } from '../../admin/people/sign-in/return-path.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: readReturnPath,
  component: LoginPage,
});
