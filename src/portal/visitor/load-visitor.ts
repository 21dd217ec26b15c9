import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { callAccount } from '../../api/call-api.ts';
import { copiedHere, keepCopiedHere, keepSavedHere, savedHere } from './local-saved-items.ts';
import { forgetSession, isSignedIn, markSession, presence, type Visitor } from './presence.ts';

/** What this browser kept before goes to the account, and stays here no longer. */
async function handOver(): Promise<SavedOffer[] | undefined> {
  const [saved, copied] = [savedHere(), copiedHere()];
  if (saved.length === 0 && copied.length === 0) return undefined;
  const answer = await callAccount<{ saved: SavedOffer[] }>('POST', '/saved-items', {
    saved,
    copied,
  });
  if ('refusal' in answer) return undefined;
  keepSavedHere([]);
  keepCopiedHere([]);
  return answer.data.saved;
}

export async function loadVisitor() {
  const answer = await callAccount<Visitor>('GET', '');
  if ('data' in answer) {
    const saved = (await handOver()) ?? answer.data.saved;
    if (!isSignedIn()) markSession(true);
    presence.write({ ...answer.data, saved });
  } else if (answer.refusal.code === 'unauthorized') forgetSession();
  else if (typeof presence.read() !== 'object') presence.write('unreachable');
}
