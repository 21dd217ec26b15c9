import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '../../../../admin/people/people-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/people')({
  component: PeoplePage,
});
