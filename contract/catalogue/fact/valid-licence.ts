import type { Licence } from './product-facts.ts';

type Term = Pick<Licence, 'state' | 'valid_until'>;

export const noEnd = '9999-12-31';

/** The last day on which a licence counts, in the site's time zone. Undefined if it doesn't count on any day. */
export const lastValidDay = ({ state, valid_until }: Term): string | undefined =>
  state === 'valid' ? (valid_until ?? noEnd) : undefined;

/** Agrees with the condition in db/sql/valid-licence.ts. */
export function isLicenceValid(licence: Term, today: string): boolean {
  const last = lastValidDay(licence);
  return last !== undefined && last >= today;
}

export const stateOn = (licence: Term, today: string): Licence['state'] =>
  licence.state === 'valid' && !isLicenceValid(licence, today) ? 'expired' : licence.state;
