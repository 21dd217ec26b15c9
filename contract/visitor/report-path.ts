import { isId } from '../id.ts';
import { type SavedOffer, savedKinds } from './saved-offer.ts';

/** The query of the page for reporting a problem, which identifies the item concerned. */
export const reportSearch = ({ kind, id }: SavedOffer) => ({ about: `${kind}-${id}` });

export function reportedIn(search: string): SavedOffer | undefined {
  const about = new URLSearchParams(search).get('about') ?? '';
  const kind = savedKinds.find((one) => about.startsWith(`${one}-`));
  const digits = kind && about.slice(kind.length + 1);
  const id = digits && /^[1-9]\d*$/.test(digits) ? Number(digits) : 0;
  return kind && isId(id) ? { kind, id } : undefined;
}
