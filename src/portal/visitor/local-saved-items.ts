/** Items saved while signed out. Only valid entries are read, because the storage may have been edited by hand. */
import { isId } from '#contract/id.ts';
import { maxSaved, type SavedOffer, savedKinds } from '#contract/visitor/saved-offer.ts';

const keys = { saved: 'savedOffers', copied: 'copiedCodes' };
const maxCopied = 20;

function readList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Returns whether the browser stored the list. Storage may be disabled or full. */
function writeList(key: string, list: unknown[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const isOffer = (value: unknown): value is SavedOffer =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'id' in value &&
  savedKinds.some((kind) => kind === value.kind) &&
  isId(value.id);

export const localSavedOffers = () => readList(keys.saved).filter(isOffer).slice(0, maxSaved);
export const storeSavedOffers = (offers: SavedOffer[]) =>
  writeList(keys.saved, offers.slice(0, maxSaved));

export const localCopiedCodes = () => readList(keys.copied).filter(isId).slice(0, maxCopied);
export const storeCopiedCodes = (ids: number[]) => writeList(keys.copied, ids.slice(0, maxCopied));
