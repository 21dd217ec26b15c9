import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { FieldError } from '../../../errors.ts';

/** A payment method has one line for each market and direction. */
export function repeatedPayments({ facts }: ProductDraft): FieldError[] {
  const keys = facts.payments.map(({ method_id, market_code, direction }) =>
    [method_id, market_code, direction].join(' '),
  );
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          {
            path: `facts.payments.${index}`,
            message: 'This method is already listed for this market and direction',
          },
        ],
  );
}
