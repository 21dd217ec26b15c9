import type { PaymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import type { PaymentMethodSort } from '#contract/sort/list-sort.ts';
import { vocabularyRepository } from './vocabulary-repository.ts';

export const paymentMethodRepository = vocabularyRepository<PaymentMethodDraft, PaymentMethodSort>(
  'payment-method',
  {
    name: 'name_key',
    kind: 'kind',
  },
);
