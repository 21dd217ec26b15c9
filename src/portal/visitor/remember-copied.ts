import { callApi } from '../../api/call-api.ts';
import { localCopiedCodes, storeCopiedCodes } from './local-saved-items.ts';
import { clearSession, isSignedIn } from './visitor-store.ts';

export async function rememberCopied(id: number) {
  if (isSignedIn()) {
    const result = await callApi('POST', '/api/account/saved-items', { json: { copied: [id] } });
    if ('data' in result) return;
    if (result.failure.code === 'unauthorized') clearSession();
  }
  storeCopiedCodes([id, ...localCopiedCodes().filter((other) => other !== id)]);
}
