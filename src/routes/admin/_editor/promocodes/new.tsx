import { createFileRoute } from '@tanstack/react-router';
import { NewPromoCodePage } from '../../../../admin/catalogue/promo-code/promo-code-form.tsx';

export const Route = createFileRoute('/admin/_editor/promocodes/new')({
  component: NewPromoCodePage,
});
