import type { OfferTerms } from '../offer-terms.ts';
import { contradictsNumbers } from './contradicts-numbers.ts';
import { hasValueNumber, saysSameNumbers } from './says-same-numbers.ts';

/** Returns whether visitors see this text. If not, they see the numbers. */
export function agreesWithNumbers(
  field: 'min_deposit' | 'wagering' | 'max_bet' | 'value',
  text: string,
  numbers: OfferTerms['numbers'],
): boolean {
  if (field !== 'value') return !contradictsNumbers(field, text, numbers);
  return !hasValueNumber(numbers) || saysSameNumbers(text, numbers);
}
