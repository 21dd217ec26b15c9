import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { callApi } from '../../api/call-api.ts';
import {
  localCopiedCodes,
  localSavedOffers,
  storeCopiedCodes,
  storeSavedOffers,
} from './local-saved-items.ts';
import { clearSession, isSignedIn, markSession, visitorState } from './visitor-store.ts';

async function moveLocalItemsToAccount(): Promise<SavedOffer[] | undefined> {
  const [saved, copied] = [localSavedOffers(), localCopiedCodes()];
  if (saved.length === 0 && copied.length === 0) return undefined;
  const result = await callApi('POST', '/api/account/saved-items', {
    json: { saved, copied },
  });
  if ('failure' in result) return undefined;
  storeSavedOffers([]);
  storeCopiedCodes([]);
  return result.data.saved;
}

export async function loadVisitor() {
  const result = await callApi('GET', '/api/account');
  if ('data' in result) {
    const saved = (await moveLocalItemsToAccount()) ?? result.data.saved;
    if (!isSignedIn()) markSession(true);
    visitorState.write({ ...result.data, saved });
  } else if (result.failure.code === 'unauthorized') clearSession();
  else if (typeof visitorState.read() !== 'object') visitorState.write('unreachable');
}
