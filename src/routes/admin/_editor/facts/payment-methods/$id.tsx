import { createFileRoute } from '@tanstack/react-router';
import { EditPaymentMethodPage } from '../../../../../admin/catalogue/vocabulary/payment-method-form.tsx';

export const Route = createFileRoute('/admin/_editor/facts/payment-methods/$id')({
  component: EditPaymentMethodPage,
});
