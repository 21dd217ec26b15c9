import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../admin/people/account/account-page.tsx';

export const Route = createFileRoute('/admin/_editor/account')({
  component: AccountPage,
});
