import type { Licence } from './product-facts.ts';

type Term = Pick<Licence, 'state' | 'valid_until'>;

export const noEnd = '9999-12-31';

/** Returns the last day on which a licence is valid, in the site's time zone. Undefined if it's never valid. */
export const lastValidDay = ({ state, valid_until }: Term): string | undefined =>
  state === 'valid' ? (valid_until ?? noEnd) : undefined;

/** Must match the condition in db/sql/valid-licence.ts. */
export function isLicenceValid(licence: Term, today: string): boolean {
  const last = lastValidDay(licence);
  return last !== undefined && last >= today;
}

export const stateOn = (licence: Term, today: string): Licence['state'] =>
  licence.state === 'valid' && !isLicenceValid(licence, today) ? 'expired' : licence.state;
