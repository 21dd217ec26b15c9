import { createFileRoute } from '@tanstack/react-router';
import { PromoCodeListPage } from '../../../../admin/catalogue/promo-code/promo-code-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/promocodes/')({
  component: PromoCodeListPage,
});
