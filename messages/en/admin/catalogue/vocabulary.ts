import type { PaymentKind } from '#contract/catalogue/vocabulary/payment-method.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const kinds: Record<PaymentKind, string> = {
  card: 'Card',
  bank: 'Bank',
  wallet: 'Wallet',
  voucher: 'Voucher',
  mobile: 'Mobile',
  crypto: 'Crypto',
  other: 'Other',
};

/** Names that the facts of a product refer to. */
export const texts = {
  search: 'Name',
  name: 'Name',
  usedBy: 'Used by',
  partners: (count: number) =>
    counted(count, { one: '{count} partner', other: '{count} partners' }),
  nameRequired: 'Name (required)',
  nameIn: (language: string) => `Name in ${language}`,
  nameInHint: 'Leave empty if it’s the same.',
  deletion: 'You can restore it from the history.',
  regulator: {
    kind: 'regulator',
    create: 'Create regulator',
    new: 'New regulator',
    explanation:
      'Regulators issue the licences that partners hold. Visitors can follow their links to look up a licence or file a complaint.',
    empty: 'No regulators yet.',
    country: 'Country',
    noCountry: 'No country',
    register: 'Licence register',
    registerHint: 'Where visitors can look up a licence.',
    complaints: 'Complaints',
    complaintsHint: 'Where visitors can complain about a partner.',
  },
  paymentMethod: {
    kind: 'payment method',
    create: 'Create payment method',
    new: 'New payment method',
    explanation: 'How players can deposit and withdraw.',
    empty: 'No payment methods yet.',
    type: 'Type',
    icon: 'Icon',
    kinds,
  },
  provider: {
    kind: 'provider',
    create: 'Create provider',
    new: 'New provider',
    explanation: 'Companies that make the games partners offer.',
    empty: 'No providers yet.',
  },
};
