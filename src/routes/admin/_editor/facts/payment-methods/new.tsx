import { createFileRoute } from '@tanstack/react-router';
import { NewPaymentMethodPage } from '../../../../../admin/catalogue/vocabulary/payment-method-form.tsx';

export const Route = createFileRoute('/admin/_editor/facts/payment-methods/new')({
  component: NewPaymentMethodPage,
});
