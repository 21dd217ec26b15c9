import { createFileRoute } from '@tanstack/react-router';
import { NewExclusiveBonusPage } from '../../../../admin/catalogue/exclusive-bonus/exclusive-bonus-form.tsx';

export const Route = createFileRoute('/admin/_editor/exclusive/new')({
  component: NewExclusiveBonusPage,
});
