import { createFileRoute } from '@tanstack/react-router';
import { NewRedirectPage } from '../../../../admin/content/redirect/redirect-form.tsx';

export const Route = createFileRoute('/admin/_editor/redirects/new')({
  component: NewRedirectPage,
});
