import { createFileRoute } from '@tanstack/react-router';
import { PaymentMethodListPage } from '../../../../../admin/catalogue/vocabulary/payment-method-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/facts/payment-methods/')({
  component: PaymentMethodListPage,
});
