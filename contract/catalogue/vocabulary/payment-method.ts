import { z } from 'zod';
import { listSearch, trimmedTitle } from '../../field-schema.ts';
import { optionalImage } from '../../link-schema.ts';
import { shortListPaging, sortedBy } from '../../list.ts';
import { paymentMethodSorts } from '../../sort/list-sort.ts';
import { translatedNames } from './translated-name.ts';

export const paymentKinds = [
  'card',
  'bank',
  'wallet',
  'voucher',
  'mobile',
  'crypto',
  'other',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethodDraft = z.object({
  name: trimmedTitle('Enter a name'),
  kind: z.enum(paymentKinds).default('other'),
  icon_url: optionalImage,
  i18n: translatedNames,
});
export type PaymentMethodDraft = z.output<typeof paymentMethodDraft>;

export const paymentMethod = paymentMethodDraft.extend({ id: z.int() });
export type PaymentMethod = z.output<typeof paymentMethod>;

/** `partners` counts the products whose facts refer to it. */
export const paymentMethodRow = paymentMethod.extend({ partners: z.int() });

export const paymentMethodQuery = z.object({
  q: listSearch,
  ...sortedBy(paymentMethodSorts),
  ...shortListPaging,
});
