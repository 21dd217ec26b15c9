import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { FieldError } from '../../errors.ts';

/** A payment method has one line for each market, direction and currency. */
export function repeatedPayments({ facts }: ProductDraft): FieldError[] {
  const keys = facts.payments.map(({ method_id, market_code, direction, currency }) =>
    [method_id, market_code, direction, currency].join(' '),
  );
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          {
            path: `facts.payments.${index}`,
            message: 'This method is already listed for this market, direction and currency',
          },
        ],
  );
}
