import { callAccount } from '../../api/call-api.ts';
import { copiedHere, keepCopiedHere } from './local-saved-items.ts';
import { forgetSession, isSignedIn } from './presence.ts';

/** A code that was copied lately can be found again. */
export async function rememberCopied(id: number) {
  if (isSignedIn()) {
    const answer = await callAccount('POST', '/saved-items', { copied: [id] });
    if ('data' in answer) return;
    if (answer.refusal.code === 'unauthorized') forgetSession();
  }
  keepCopiedHere([id, ...copiedHere().filter((other) => other !== id)]);
}
