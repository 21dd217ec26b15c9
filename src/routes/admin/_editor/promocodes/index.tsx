import { createFileRoute } from '@tanstack/react-router';
import { PromoCodeListPage } from '../../../../admin/promo-code/promo-code-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/promocodes/')({
  component: PromoCodeListPage,
});
