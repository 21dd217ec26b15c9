import type { SavedOffer } from '#contract/saved-offer.ts';
import { callAccount } from './account-call.ts';
import { copiedHere, keepCopiedHere, keepSavedHere, savedHere } from './kept-here.ts';
import { currentVisitor, type Visitor } from './visitor.ts';

/** What this browser kept before goes to the account, and stays here no longer. */
async function handOver(): Promise<SavedOffer[] | undefined> {
  const [saved, copied] = [savedHere(), copiedHere()];
  if (saved.length === 0 && copied.length === 0) return undefined;
  const answer = await callAccount<{ saved: SavedOffer[] }>('POST', '/belongings', {
    saved,
    copied,
  });
  if ('refusal' in answer) return undefined;
  keepSavedHere([]);
  keepCopiedHere([]);
  return answer.data.saved;
}

/** A session that has ended elsewhere is forgotten here too. */
export async function loadVisitor() {
  const answer = await callAccount<Visitor>('GET', '');
  if ('data' in answer) {
    const saved = (await handOver()) ?? answer.data.saved;
    currentVisitor.write({ ...answer.data, saved });
  } else if (answer.refusal.code === 'unauthorized') {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
    document.cookie = 'signed_in=; path=/; max-age=0';
  }
}
