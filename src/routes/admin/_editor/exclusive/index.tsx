import { createFileRoute } from '@tanstack/react-router';
import { ExclusiveBonusListPage } from '../../../../admin/catalogue/exclusive-bonus/exclusive-bonus-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/exclusive/')({
  component: ExclusiveBonusListPage,
});
