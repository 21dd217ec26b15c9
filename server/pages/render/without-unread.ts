import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';

/**
 * Empties what no page reads, because a page contains its data a second time for hydration. Pages show the terms of
 * offers as they were written for visitors, and calculate costs from the numbers.
 */
export function withoutUnread<Data>(data: Data): Data {
  emptyUnread(data);
  return data;
}

function emptyUnread(data: unknown): void {
  if (Array.isArray(data)) data.forEach(emptyUnread);
  else if (isRecord(data)) {
    for (const [key, value] of Object.entries(data)) {
      if (key === 'cost' && isRecord(value) && 'turnover' in value) data[key] = null;
      else if (key === 'terms' && isTerms(value)) emptyTerms(value);
      else emptyUnread(value);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTerms = (value: unknown): value is OfferTermsCard => isRecord(value) && 'shown' in value;

function emptyTerms(terms: OfferTermsCard): void {
  for (const key of ['value', 'min_deposit', 'wagering', 'max_bet', 'eligibility'] as const) {
    terms[key] = null;
  }
  if (!terms.shown.cost) terms.numbers = null;
}
