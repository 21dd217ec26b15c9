import { isEmptyValue } from '../terms/empty-value.ts';
import type { Licence, Payment, ProductFacts } from './product-facts.ts';

export type Checked = { source_url: string | null; verified_on: string | null };

export const licenceOf = (checked: Checked): Licence => ({
  id: 0,
  regulator_id: 0,
  number: null,
  holder: null,
  register_url: null,
  state: 'valid',
  markets: [],
  valid_until: null,
  ...checked,
});

export const paymentOf = (checked: Checked): Payment => ({
  method_id: 0,
  market_code: null,
  direction: 'both',
  min: null,
  max: null,
  currency: null,
  fee: null,
  fee_amount: null,
  fee_percent: null,
  hours_min: null,
  hours_max: null,
  ...checked,
});

/** Whether there are facts that share one source and day. Licences and payments each have their own. */
export const hasOtherFacts = ({
  licences: _,
  payments: __,
  source_url: ___,
  verified_on: ____,
  ...others
}: ProductFacts): boolean => !isEmptyValue(others);
