import { createFileRoute } from '@tanstack/react-router';
import { EditRedirectPage } from '../../../../admin/content/redirect/redirect-form.tsx';

export const Route = createFileRoute('/admin/_editor/redirects/$id')({
  component: EditRedirectPage,
});
