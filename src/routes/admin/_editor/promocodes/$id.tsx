import { createFileRoute } from '@tanstack/react-router';
import { EditPromoCodePage } from '../../../../admin/catalogue/promo-code/promo-code-form.tsx';

export const Route = createFileRoute('/admin/_editor/promocodes/$id')({
  component: EditPromoCodePage,
});
