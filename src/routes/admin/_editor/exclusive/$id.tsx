import { createFileRoute } from '@tanstack/react-router';
import { EditExclusiveBonusPage } from '../../../../admin/catalogue/exclusive-bonus/exclusive-bonus-form.tsx';

export const Route = createFileRoute('/admin/_editor/exclusive/$id')({
  component: EditExclusiveBonusPage,
});
