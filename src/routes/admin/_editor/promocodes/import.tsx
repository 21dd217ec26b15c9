import { createFileRoute } from '@tanstack/react-router';
import { PromoCodeImportPage } from '../../../../admin/promo-code/promo-code-import-page.tsx';

export const Route = createFileRoute('/admin/_editor/promocodes/import')({
  component: PromoCodeImportPage,
});
